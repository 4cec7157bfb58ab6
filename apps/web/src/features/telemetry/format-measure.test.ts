import { expect, test } from "vitest";
import { formatMeasure, formatShare } from "./format-measure.ts";

test.each([
  ["LCP", 0, "0 ms"],
  ["LCP", 999.4, "999 ms"],
  ["LCP", 1000, "1 s"],
  ["TTI", 7349, "7.3 s"],
  ["CLS", 0.0421, "0.042"],
  ["CLS", 0, "0"],
] as const)("%s of %d reads %s", (metric, value, text) => {
  expect(formatMeasure(metric, value)).toBe(text);
});

test("a share reads in whole percent", () => {
  expect(formatShare(0.706)).toBe("71%");
});
