import { expect, test } from "vitest";
import { placeTooltip } from "./place-tooltip.ts";

const screen = { width: 400, height: 300 };
const bubble = { width: 100, height: 30 };

test("centers the tooltip above its target", () => {
  const target = { left: 180, top: 100, width: 40, height: 40 };
  expect(placeTooltip(target, bubble, screen)).toEqual({ left: 150, top: 62 });
});

test("places the tooltip below where there is no room above", () => {
  const target = { left: 180, top: 10, width: 40, height: 40 };
  expect(placeTooltip(target, bubble, screen)).toEqual({ left: 150, top: 58 });
});

test("keeps the tooltip inside the screen", () => {
  const top = 100;
  const left = { left: 0, top, width: 40, height: 40 };
  const right = { ...left, left: 360 };
  expect(placeTooltip(left, bubble, screen).left).toBe(8);
  expect(placeTooltip(right, bubble, screen).left).toBe(292);
});
