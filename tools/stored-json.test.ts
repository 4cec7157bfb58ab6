import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";

const files = ["apps", "packages"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(".", `${entry.parentPath}/${entry.name}`))
  .filter((file) => file.includes("/src/") && !/node_modules|\/testing\/|\.test\.tsx?$/.test(file));

/** Whether text from outside becomes a type without being looked at. */
function castsJson(code: string): boolean {
  return /JSON\.parse\((?:[^()]|\([^()]*\))*\) as (?!unknown)/.test(code);
}

test("JSON becomes a type by a schema, never by a cast", () => {
  expect(files.filter((file) => castsJson(readFileSync(file, "utf8")))).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
});

test("a cast of JSON is noticed", () => {
  expect(castsJson("const row = JSON.parse(text) as Row;")).toBe(true);
  expect(castsJson('const row = JSON.parse(bytes.toString("utf8")) as never;')).toBe(true);
  expect(castsJson("const body = JSON.parse(text) as unknown;")).toBe(false);
  expect(castsJson("const row = schema.parse(JSON.parse(text));")).toBe(false);
});

test("stores read JSON columns through `jsonColumn`", () => {
  const stores = files.filter((file) => /^apps\/server\/src\/features\/.*\/store\.ts$/.test(file));
  expect(stores.filter((file) => /JSON\./.test(readFileSync(file, "utf8")))).toEqual([
    // Compares whole rows for the export.
    "apps/server/src/features/family/data/store.ts",
  ]);
});
