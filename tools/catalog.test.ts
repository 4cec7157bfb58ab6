import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  catalogSource,
  interactiveSource,
  scriptsSource,
  spanishSource,
} from "./generate-catalog.mjs";

test("the catalog lists exactly the films that have files", () => {
  expect(readFileSync("packages/originals/src/catalog.gen.ts", "utf8")).toBe(catalogSource());
});

test("the Spanish catalog lists exactly the translations that have files", () => {
  const listed = readFileSync("packages/originals/src/translations/es.gen.ts", "utf8");
  expect(listed).toBe(spanishSource());
});

test("the interactive catalog lists exactly the films that have folders, with their scripts", () => {
  const folder = "packages/originals/src/interactive";
  expect(readFileSync(`${folder}/catalog.gen.ts`, "utf8")).toBe(interactiveSource());
  expect(readFileSync(`${folder}/scripts.gen.ts`, "utf8")).toBe(scriptsSource());
});
