import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogueSource } from "./generate-catalogue.mjs";

test("the catalogue lists exactly the films that there are files for", () => {
  expect(readFileSync("packages/originals/src/catalogue.gen.ts", "utf8")).toBe(catalogueSource());
});
