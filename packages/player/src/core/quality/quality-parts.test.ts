import { describe, expect, test } from "vitest";
import { ordinaryGoal, shrinkGoal } from "./buffer-goal.ts";
import { LaidRungs } from "./laid-rungs.ts";
import { createServiceTime } from "./service-time.ts";
import { isOverdue, shouldAbandon } from "./should-abandon.ts";

describe("createServiceTime", () => {
  test("foresees a longer wait for more pixels where films are drawn on request", () => {
    const service = createServiceTime();
    service.add({ seconds: 1.25, pixels: 640 * 360, segmentSeconds: 2 });
    const small = service.expectSeconds({ pixels: 640 * 360, segmentSeconds: 2 });
    const large = service.expectSeconds({ pixels: 1280 * 720, segmentSeconds: 2 });
    expect(small).toBeGreaterThan(0.5);
    expect(large).toBeCloseTo(small * 4, 5);
  });

  test("forgets it within a few segments that were kept already", () => {
    const service = createServiceTime();
    service.add({ seconds: 3, pixels: 230_000, segmentSeconds: 2 });
    for (let i = 0; i < 6; i += 1)
      service.add({ seconds: 0.05, pixels: 230_000, segmentSeconds: 2 });
    expect(service.expectSeconds({ pixels: 230_000, segmentSeconds: 2 })).toBeLessThan(0.05);
  });
});

describe("shouldAbandon", () => {
  const slow = { receivedBytes: 50_000, expectedBytes: 1_000_000, transferMs: 1000 };

  test("drops a segment that would come after the buffer is dry", () => {
    expect(shouldAbandon(slow, 4, 100_000)).toBe(true);
    expect(shouldAbandon(slow, 30, 100_000)).toBe(false);
  });

  test("keeps it when the lowest rung's would come no sooner, and before it can judge", () => {
    expect(shouldAbandon(slow, 4, 900_000)).toBe(false);
    expect(shouldAbandon({ ...slow, transferMs: 100 }, 0, 1000)).toBe(false);
    expect(shouldAbandon({ ...slow, receivedBytes: 0 }, 0, 1000)).toBe(false);
  });
});

test("a better rung is waited for only while there is time", () => {
  expect([isOverdue(250, 0), isOverdue(350, 0), isOverdue(350, 2), isOverdue(450, 2)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(isOverdue(3000, 10)).toBe(false);
});

test("a full buffer is asked for less, but never for nothing", () => {
  let goal = ordinaryGoal;
  for (let i = 0; i < 10; i += 1) goal = shrinkGoal(goal);
  expect(goal).toEqual({ aheadSeconds: 4, behindSeconds: 2 });
});

test("the rung at a place is the one laid there last", () => {
  const laid = new LaidRungs();
  laid.lay(0, 2, "low");
  laid.lay(2, 4, "low");
  laid.lay(2, 4, "high");
  expect([laid.at(1), laid.at(2), laid.at(3.9), laid.at(4)]).toEqual(["low", "high", "high", null]);
});
