import { levelCount } from "@goldmane/games/slime-adventure/levels/level-count";
import { expect, test } from "vitest";
import { hopFrom, levelsOf, placeOnMap, worldOf } from "./trail.ts";

test("the trail leads to the right through all worlds, and no two levels touch", () => {
  for (let level = 1; level < levelCount; level += 1) {
    const gap = placeOnMap(level + 1).x - placeOnMap(level).x;
    expect(gap, `${level}`).toBeGreaterThanOrEqual(0.155);
    expect(gap, `${level}`).toBeLessThan(0.2);
  }
  expect([1, 6, 7, 30].map(worldOf)).toEqual([1, 1, 2, 5]);
  expect(levelsOf(2)).toEqual([7, 8, 9, 10, 11, 12]);
});

test("a hop to the next world ends beyond the own one's edge", () => {
  expect(hopFrom(1)).toBe("M8 69Q16.5 36 25 52");
  expect(hopFrom(6)).toBe("M92 47Q100 31 108 62");
});
