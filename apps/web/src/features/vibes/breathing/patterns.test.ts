import fc from "fast-check";
import { expect, test } from "vitest";
import { breathAt, breathings, breathPatterns } from "./patterns.ts";

test("box breathing takes four seconds for each side", () => {
  const phases = [0, 3.9, 4, 8, 12, 15.9, 16].map((second) => breathAt("box", second).phase);
  expect(phases).toEqual(["in", "in", "full", "out", "empty", "empty", "in"]);
  expect(breathAt("box", 16).breaths).toBe(1);
});

test("4-7-8 breathing never rests empty", () => {
  const phases = [0, 4, 10.9, 11, 18.9, 19].map((second) => breathAt("4-7-8", second).phase);
  expect(phases).toEqual(["in", "full", "full", "out", "out", "in"]);
});

test("counts whole seconds down to one", () => {
  expect([0, 0.5, 1, 3.2, 3.99].map((second) => breathAt("box", second).left)).toEqual([
    4, 4, 3, 1, 1,
  ]);
  expect(breathAt("coherent", 0).left).toBe(6);
});

test("breath never jumps, at any time of any exercise", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...breathings),
      fc.double({ min: 0, max: 7200, noNaN: true }),
      (breathing, second) => {
        const now = breathAt(breathing, second);
        const next = breathAt(breathing, second + 0.016);
        expect(now.fullness).toBeGreaterThanOrEqual(0);
        expect(now.fullness).toBeLessThanOrEqual(1);
        expect(Math.abs(next.fullness - now.fullness)).toBeLessThan(0.02);
        expect(breathPatterns[breathing][now.phase]).toBeGreaterThan(0);
      },
    ),
  );
});
