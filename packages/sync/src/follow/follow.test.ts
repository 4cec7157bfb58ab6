import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Timeline } from "#timeline/plan.ts";
import { correctRate } from "./correct-rate.ts";
import { stepOf } from "./drift.ts";
import { type Following, follow, startFollowing } from "./follow.ts";
import type { PlayerReading } from "./player-reading.ts";

const playing: Timeline = { seq: 7, state: "playing", rate: 1, position: 0, at: 0 };
const paused: Timeline = { ...playing, state: "paused", position: 30 };
const runs: PlayerReading = {
  positionSeconds: 20,
  durationSeconds: 90,
  aheadSeconds: 20,
  rate: 1,
  isPaused: false,
  isHeld: false,
  isBlocked: false,
};
const stands = { ...runs, isPaused: true };
const settled: Following = { ...startFollowing, placedFor: 7 };

/** One step at server time 20 s. */
function step(timeline: Timeline, player: PlayerReading, following = settled) {
  return follow(following, {
    timeline,
    changesInMs: null,
    player,
    serverMs: 20_000,
    material: "film",
  });
}

describe("while the film plays", () => {
  test("a player in step is left alone", () => {
    expect(step(playing, runs).orders).toEqual([]);
  });

  test("a slightly late player plays faster, a slightly early one slower", () => {
    const late = step(playing, { ...runs, positionSeconds: 19.9 });
    expect(late.orders).toEqual([{ do: "rate", rate: expect.closeTo(1.05, 5) }]);
    const early = step(playing, { ...runs, positionSeconds: 20.1 });
    expect(early.orders).toEqual([{ do: "rate", rate: expect.closeTo(0.95, 5) }]);
  });

  test("a player off by more than a second seeks, and is then left to settle", () => {
    const lost = step(playing, { ...runs, positionSeconds: 15 });
    expect(lost.orders).toEqual([{ do: "seek", toSeconds: 20.12 }]);
    const arriving = { ...runs, positionSeconds: 18 };
    const after = {
      timeline: playing,
      changesInMs: null,
      player: arriving,
      serverMs: 20_800,
      material: "film",
    } as const;
    expect(follow(lost.next, after).orders).toEqual([]);
    expect(follow(lost.next, { ...after, serverMs: 20_901 }).orders).not.toEqual([]);
  });

  test("a player paused by hand resumes", () => {
    expect(step(playing, stands).orders).toEqual([{ do: "play" }]);
  });

  test("a player that needs a user gesture gets no play orders", () => {
    expect(step(playing, { ...stands, isBlocked: true }).orders).toEqual([]);
  });

  test("a new player seeks to the position", () => {
    const { orders } = step(playing, { ...stands, positionSeconds: 0 }, startFollowing);
    expect(orders).toEqual([{ do: "seek", toSeconds: 20.12 }, { do: "play" }]);
  });

  test("a buffering player isn't corrected, and seeks ahead if data doesn't arrive", () => {
    const held = { ...runs, isHeld: true, positionSeconds: 16 };
    const first = step(playing, held);
    expect(first.orders).toEqual([]);
    const much = {
      timeline: playing,
      changesInMs: null,
      player: held,
      serverMs: 24_000,
      material: "film",
    } as const;
    expect(follow(first.next, much).orders).toEqual([{ do: "seek", toSeconds: 25 }]);
  });

  test("no player seeks past the end, and one that has ended isn't restarted", () => {
    const over = { ...playing, position: 500 };
    const { orders } = step(over, runs);
    expect(orders).toEqual([{ do: "seek", toSeconds: 89.9 }]);
    expect(step(over, { ...stands, positionSeconds: 90 }).orders).toEqual([]);
  });
});

describe("while the film is paused", () => {
  test("a player stops at the exact position", () => {
    const { orders } = step(
      paused,
      { ...runs, rate: 1.05, positionSeconds: 30.02 },
      startFollowing,
    );
    expect(orders).toEqual([
      { do: "pause" },
      { do: "rate", rate: 1 },
      { do: "seek", toSeconds: 30 },
    ]);
  });

  test("a player on the frame before the position isn't sent there repeatedly", () => {
    expect(step(paused, { ...stands, positionSeconds: 29.96 }).orders).toEqual([]);
    expect(step(paused, { ...stands, positionSeconds: 12 }).orders).toEqual([
      { do: "seek", toSeconds: 30 },
    ]);
  });

  test("the next step is due at the agreed start", () => {
    const soon = { ...playing, position: 30, at: 20_040 };
    expect(step(soon, { ...stands, positionSeconds: 30 })).toMatchObject({
      orders: [],
      againInMs: 40,
    });
  });

  test("the next step is due when the timeline changes", () => {
    const reading = {
      timeline: playing,
      player: runs,
      serverMs: 20_000,
      material: "film",
    } as const;
    expect(follow(settled, { ...reading, changesInMs: 30 }).againInMs).toBe(30);
    expect(follow(settled, { ...reading, changesInMs: 5000 }).againInMs).toBe(100);
  });

  test("seeks nothing before a film is chosen", () => {
    expect(step({ ...paused, state: "idle" }, runs).orders).toEqual([{ do: "pause" }]);
  });
});

describe("readiness", () => {
  const waiting: Timeline = { ...paused, state: "waiting" };
  const placed = { ...stands, positionSeconds: 30 };

  test("is reached with two seconds buffered, or with all that is left", () => {
    expect(step(waiting, { ...placed, aheadSeconds: 1.9 }).isReady).toBe(false);
    expect(step(waiting, { ...placed, aheadSeconds: 2 }).isReady).toBe(true);
    const near = { ...stands, positionSeconds: 89.5, aheadSeconds: 0.4 };
    expect(step({ ...waiting, position: 89.5 }, near).isReady).toBe(true);
    expect(step(waiting, { ...placed, isHeld: true }).isReady).toBe(false);
    expect(step(waiting, { ...placed, durationSeconds: 0 }).isReady).toBe(false);
  });

  test("is lost after a stall of a second and a half", () => {
    const held = { ...runs, isHeld: true };
    const first = step(playing, held);
    const later = (serverMs: number) =>
      follow(first.next, {
        timeline: playing,
        changesInMs: null,
        player: held,
        serverMs,
        material: "film",
      }).isReady;
    expect([first.isReady, later(21_500), later(21_501)]).toEqual([true, true, false]);
  });
});

describe("any player on any timeline", () => {
  const anyReading = fc.record({
    positionSeconds: fc.double({ min: 0, max: 90, noNaN: true }),
    durationSeconds: fc.constantFrom(0, 90),
    aheadSeconds: fc.double({ min: 0, max: 90, noNaN: true }),
    rate: fc.double({ min: 0.5, max: 2, noNaN: true }),
    isPaused: fc.boolean(),
    isHeld: fc.boolean(),
    isBlocked: fc.boolean(),
  });
  const anyTimeline = fc.record({
    seq: fc.nat({ max: 9 }),
    state: fc.constantFrom("idle", "waiting", "playing", "paused"),
    rate: fc.constantFrom(0.75, 1, 1.5),
    position: fc.double({ min: 0, max: 89, noNaN: true }),
    at: fc.integer({ min: 0, max: 40_000 }),
  });

  test("gets at most one order of a kind, no position outside the film and no rate far from the timeline's", () => {
    fc.assert(
      fc.property(anyTimeline, anyReading, fc.boolean(), (timeline, player, isNew) => {
        const { orders } = step(timeline, player, isNew ? startFollowing : settled);
        expect(new Set(orders.map((order) => order.do)).size).toBe(orders.length);
        for (const order of orders) {
          if (order.do === "seek") {
            expect(order.toSeconds).toBeGreaterThanOrEqual(0);
            if (player.durationSeconds > 0) expect(order.toSeconds).toBeLessThanOrEqual(90);
          }
          if (order.do === "rate")
            expect(Math.abs(order.rate / timeline.rate - 1)).toBeLessThanOrEqual(0.0801);
        }
      }),
    );
  });

  test("never gets play and pause together, and play only while the film plays", () => {
    fc.assert(
      fc.property(anyTimeline, anyReading, (timeline, player) => {
        const orders = new Set(step(timeline, player).orders.map((order) => order.do));
        expect(orders.has("play") && orders.has("pause")).toBe(false);
        if (orders.has("play")) expect(timeline.state).toBe("playing");
      }),
    );
  });
});

describe("the rate of correction", () => {
  test("is gentler for music", () => {
    const late = { behind: 0.5, rate: 1, current: 1 };
    expect(correctRate({ ...late, material: "film" })).toBeCloseTo(1.08);
    expect(correctRate({ ...late, material: "music" })).toBeCloseTo(1.02);
  });

  test("continues once started until the error is small, and doesn't start below a frame", () => {
    const small = { behind: 0.03, rate: 1, material: "film" } as const;
    expect(correctRate({ ...small, current: 1 })).toBe(1);
    expect(correctRate({ ...small, current: 1.02 })).toBe(1.02);
    expect(correctRate({ ...small, current: 0.97 })).toBe(1);
    expect(correctRate({ ...small, behind: 0.01, current: 1.02 })).toBe(1);
  });
});

test("drift has three grades", () => {
  expect([50, -200, 3000].map(stepOf)).toEqual(["together", "near", "apart"]);
});
