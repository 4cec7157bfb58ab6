import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogueSource } from "./generate-catalogue.mjs";

test("the catalog lists exactly the films that have files", () => {
  expect(readFileSync("packages/originals/src/catalogue.gen.ts", "utf8")).toBe(catalogueSource());
});
