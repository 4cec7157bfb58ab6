import { expect, test } from "vitest";
import { chooseMostVisible, measureVisibility } from "./choose-most-visible.ts";

function chooseAmong(...tops: number[]) {
  return chooseMostVisible(
    tops.map((top, index) => measureVisibility(index, { top, height: 300 }, 900)),
  );
}

test("of all visible screens, only the one nearest to the middle plays", () => {
  expect(chooseAmong(-20, 310, 640)).toBe(1);
  expect(chooseAmong(120, 560)).toBe(0);
});

test("ignores mostly hidden elements", () => {
  expect(chooseAmong(-150, 850)).toBeNull();
  expect(chooseAmong(-150, 600)).toBe(1);
  expect(chooseAmong()).toBeNull();
});

test("ignores elements without height", () => {
  expect(chooseMostVisible([measureVisibility("flat", { top: 10, height: 0 }, 900)])).toBeNull();
});
