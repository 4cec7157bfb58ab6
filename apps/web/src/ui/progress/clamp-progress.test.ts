import { expect, test } from "vitest";
import { clampProgress } from "./clamp-progress.ts";

test("progress lies between 0 and its maximum, 100 unless it says otherwise", () => {
  expect([-5, 0, 42, 100, 180].map((value) => clampProgress(value))).toEqual([0, 0, 42, 100, 100]);
  expect([30, 95].map((value) => clampProgress(value, 90))).toEqual([30, 90]);
});

test("what is no number, and what has no length, is not begun", () => {
  expect([clampProgress(Number.NaN), clampProgress(7, 0)]).toEqual([0, 0]);
});
