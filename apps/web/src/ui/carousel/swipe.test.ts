import { expect, test } from "vitest";
import { readSwipe } from "./swipe.ts";

const start = { x: 200, y: 300 };

test("a left swipe means next, a right swipe previous", () => {
  expect(readSwipe(start, { x: 120, y: 310 })).toBe(1);
  expect(readSwipe(start, { x: 290, y: 280 })).toBe(-1);
});

test("ignores taps and vertical scrolling", () => {
  expect(readSwipe(start, { x: 190, y: 300 })).toBe(0);
  expect(readSwipe(start, { x: 150, y: 400 })).toBe(0);
});
