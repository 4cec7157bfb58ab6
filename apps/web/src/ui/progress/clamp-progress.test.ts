import { expect, test } from "vitest";
import { clampProgress } from "./clamp-progress.ts";

test("clamps to 0…max, 100 by default", () => {
  expect([-5, 0, 42, 100, 180].map((value) => clampProgress(value))).toEqual([0, 0, 42, 100, 100]);
  expect([30, 95].map((value) => clampProgress(value, 90))).toEqual([30, 90]);
});

test("NaN and an empty range count as 0", () => {
  expect([clampProgress(Number.NaN), clampProgress(7, 0)]).toEqual([0, 0]);
});
