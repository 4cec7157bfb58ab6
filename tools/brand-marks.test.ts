import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brandMarksSource } from "./generate-brand-marks.mjs";

/** Ignores formatting: line breaks and quotes. */
function tokensOf(source: string): string {
  return source.replaceAll(/["\s]/g, "");
}

test("the server's marks are those that its lists name", () => {
  const path = "apps/server/src/features/directory/marks/brand-marks.gen.ts";
  expect(tokensOf(readFileSync(path, "utf8")) === tokensOf(brandMarksSource())).toBe(true);
});
