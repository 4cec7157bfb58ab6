import { expect, test } from "vitest";
import { readSwipe } from "./swipe.ts";

const start = { x: 200, y: 300 };

test("a finger that goes left asks for the next, one that goes right for the one before", () => {
  expect(readSwipe(start, { x: 120, y: 310 })).toBe(1);
  expect(readSwipe(start, { x: 290, y: 280 })).toBe(-1);
});

test("a tap and a scroll of the page are no swipes", () => {
  expect(readSwipe(start, { x: 190, y: 300 })).toBe(0);
  expect(readSwipe(start, { x: 150, y: 400 })).toBe(0);
});
