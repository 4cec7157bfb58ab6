import { expect, test } from "vitest";
import { sampleEasing } from "./curve.ts";

test("a bezier curve starts at 0, ends at 1 and rises", () => {
  const samples = sampleEasing("cubic-bezier(0.2, 0.7, 0.1, 1)", 10);
  expect([samples[0]?.toFixed(3), samples[10]?.toFixed(3)]).toEqual(["0.000", "1.000"]);
  expect(samples).toEqual(samples.toSorted((a, b) => a - b));
});

test("equal control points give a straight line", () => {
  expect(sampleEasing("cubic-bezier(0.3, 0.3, 0.6, 0.6)", 4).map((y) => y.toFixed(2))).toEqual(
    sampleEasing("linear(0, 0.25, 0.5, 0.75, 1)", 4).map((y) => y.toFixed(2)),
  );
});

test("a spring overshoots and settles", () => {
  const samples = sampleEasing("linear(0, 0.5, 1.1, 0.98, 1)", 8);
  expect(Math.max(...samples)).toBe(1.1);
  expect(samples.at(-1)).toBe(1);
});
