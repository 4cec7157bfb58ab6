import { expect, test } from "vitest";
import { placeTooltip } from "./place-tooltip.ts";

const screen = { width: 400, height: 300 };
const words = { width: 100, height: 30 };

test("words stand over the middle of what they explain", () => {
  const target = { left: 180, top: 100, width: 40, height: 40 };
  expect(placeTooltip(target, words, screen)).toEqual({ left: 150, top: 62 });
});

test("words stand under what leaves no room over it", () => {
  const target = { left: 180, top: 10, width: 40, height: 40 };
  expect(placeTooltip(target, words, screen)).toEqual({ left: 150, top: 58 });
});

test("words never leave the screen at its sides", () => {
  const top = 100;
  const left = { left: 0, top, width: 40, height: 40 };
  const right = { ...left, left: 360 };
  expect(placeTooltip(left, words, screen).left).toBe(8);
  expect(placeTooltip(right, words, screen).left).toBe(292);
});
