import { expect, test } from "vitest";
import { findAlong, findTarget, stepThrough } from "./targets.ts";

const pose = { position: [0, 0, 0], yaw: 0, pitch: 0 } as const;
const near = { position: [1, 0, -30], radius: 2 } as const;
const behind = { position: [0, 0, 30], radius: 2 } as const;
const aside = { position: [12, 0, -30], radius: 2 } as const;
const far = { position: [0, 0, -60], radius: 2 } as const;

test("targets what lies ahead, the middle and the near preferred", () => {
  expect(findTarget(pose, [behind, aside, far, near])).toBe(near);
  expect(findTarget({ ...pose, yaw: Math.PI }, [behind, near])).toBe(behind);
});

test("targets nothing out of reach or out of view", () => {
  expect(findTarget(pose, [behind, { position: [0, 0, -500], radius: 2 }])).toBeNull();
});

test("a pointer finds the first planet on its ray, with a margin", () => {
  expect(findAlong([0, 0, 0], [0, 0, -1], [far, near, behind])).toBe(near);
  expect(findAlong([0, 0, 0], [0, 1, 0], [far, near])).toBeNull();
  expect(findAlong([0, 0, 0], [0, 0, -1], [{ position: [2.5, 0, -60], radius: 2 }])).not.toBeNull();
});

test("steps through a list around its ends", () => {
  expect([stepThrough([1, 2, 3], 3, 1), stepThrough([1, 2, 3], 1, -1)]).toEqual([1, 3]);
  expect([stepThrough([1, 2, 3], undefined, 1), stepThrough([1, 2, 3], undefined, -1)]).toEqual([
    1, 3,
  ]);
  expect(stepThrough([], undefined, 1)).toBeUndefined();
});
