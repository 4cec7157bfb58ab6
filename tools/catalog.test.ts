import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogSource } from "./generate-catalog.mjs";

test("the catalog lists exactly the films that have files", () => {
  expect(readFileSync("packages/originals/src/catalog.gen.ts", "utf8")).toBe(catalogSource());
});
