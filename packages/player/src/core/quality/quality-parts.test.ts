import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultGoal, shrinkGoal } from "./buffer-goal.ts";
import { AppendedRungs } from "./appended-rungs.ts";
import { createServiceTime } from "./service-time.ts";
import { isOverdue, shouldAbandon } from "./should-abandon.ts";

describe("createServiceTime", () => {
  test("predicts a longer wait for more pixels where films are drawn on request", () => {
    const service = createServiceTime();
    service.add({ seconds: 1.25, pixels: 640 * 360, segmentSeconds: 2 });
    const small = service.expectSeconds({ pixels: 640 * 360, segmentSeconds: 2 });
    const large = service.expectSeconds({ pixels: 1280 * 720, segmentSeconds: 2 });
    expect(small).toBeGreaterThan(0.5);
    expect(large).toBeCloseTo(small * 4, 5);
  });

  test("forgets it within a few segments that were cached", () => {
    const service = createServiceTime();
    service.add({ seconds: 3, pixels: 230_000, segmentSeconds: 2 });
    for (let i = 0; i < 6; i += 1)
      service.add({ seconds: 0.05, pixels: 230_000, segmentSeconds: 2 });
    expect(service.expectSeconds({ pixels: 230_000, segmentSeconds: 2 })).toBeLessThan(0.05);
  });
});

describe("shouldAbandon", () => {
  const slow = { receivedBytes: 50_000, expectedBytes: 1_000_000, transferMs: 1000 };

  test("drops a segment that would arrive after the buffer is dry", () => {
    expect(shouldAbandon(slow, 4, 100_000)).toBe(true);
    expect(shouldAbandon(slow, 30, 100_000)).toBe(false);
  });

  test("keeps a segment if the lowest rung's is no faster, or before it can judge", () => {
    expect(shouldAbandon(slow, 4, 900_000)).toBe(false);
    expect(shouldAbandon({ ...slow, transferMs: 100 }, 0, 1000)).toBe(false);
    expect(shouldAbandon({ ...slow, receivedBytes: 0 }, 0, 1000)).toBe(false);
  });
});

test("more buffer never makes a player give up on a segment sooner", () => {
  const download = fc.record({
    receivedBytes: fc.nat(1_000_000),
    expectedBytes: fc.integer({ min: 1_000_000, max: 2_000_000 }),
    transferMs: fc.nat(20_000),
  });
  const seconds = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(download, seconds, seconds, fc.nat(500_000), (part, buffer, more, lowest) => {
      const isAbandoned = (inHand: number) => shouldAbandon(part, inHand, lowest);
      const isLate = (inHand: number, ms = 0) => isOverdue(part.transferMs + ms, inHand);
      expect(isAbandoned(buffer + more) && !isAbandoned(buffer)).toBe(false);
      expect(isLate(buffer + more) && !isLate(buffer)).toBe(false);
      expect(isLate(buffer) && !isLate(buffer, 1)).toBe(false);
    }),
  );
});

test("a segment is given up only for one that arrives sooner", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.nat(20_000),
      fc.nat(500_000),
      (receivedBytes, transferMs, lowestBytes) => {
        const download = { receivedBytes, expectedBytes: 1_000_000, transferMs };
        if (!shouldAbandon(download, 0, lowestBytes)) return;
        expect(lowestBytes).toBeLessThan(download.expectedBytes - receivedBytes);
      },
    ),
  );
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

test("a full buffer shrinks the goal, but not below the minimum", () => {
  let goal = defaultGoal;
  for (let i = 0; i < 10; i += 1) goal = shrinkGoal(goal);
  expect(goal).toEqual({ aheadSeconds: 4, behindSeconds: 2 });
});

test("the rung at a time is the one appended there last", () => {
  const laid = new AppendedRungs();
  laid.record(0, 2, "low");
  laid.record(2, 4, "low");
  laid.record(2, 4, "high");
  expect([laid.at(1), laid.at(2), laid.at(3.9), laid.at(4)]).toEqual(["low", "high", "high", null]);
});

test("each time has the rung that was appended there last, also where segments got longer", () => {
  const rung = fc.constantFrom("low", "medium", "high");
  const short = fc.array(fc.record({ index: fc.nat(9), rung }));
  const long = fc.array(fc.record({ index: fc.nat(4), rung }));
  const place = fc.nat(99).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(short, long, place, (ones, twos, seconds) => {
      const laid = new AppendedRungs();
      for (const one of ones) laid.record(one.index, one.index + 1, one.rung);
      for (const two of twos) laid.record(two.index * 2, two.index * 2 + 2, two.rung);
      const last =
        twos.findLast(({ index }) => index === Math.floor(seconds / 2)) ??
        ones.findLast(({ index }) => index === Math.floor(seconds));
      expect(laid.at(seconds)).toBe(last?.rung ?? null);
    }),
  );
});
