import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Timeline } from "#timeline/timeline-queue.ts";
import { correctRate } from "./correct-rate.ts";
import { gradeDrift } from "./drift.ts";
import { type Following, follow, startFollowing } from "./follow.ts";
import type { PlayerReading } from "./player-reading.ts";

const playing: Timeline = { seq: 7, state: "playing", rate: 1, position: 0, at: 0 };
const paused: Timeline = { ...playing, state: "paused", position: 30 };
const playingReading: PlayerReading = {
  positionSeconds: 20,
  durationSeconds: 90,
  aheadSeconds: 20,
  rate: 1,
  isPaused: false,
  isStalled: false,
  isBlocked: false,
};
const pausedReading = { ...playingReading, isPaused: true };
const settled: Following = { ...startFollowing, positionedForSeq: 7 };

/** One step at server time 20 s. */
function step(timeline: Timeline, player: PlayerReading, following = settled) {
  return follow(following, {
    timeline,
    changesInMs: null,
    player,
    serverMs: 20_000,
    mediaKind: "film",
  });
}

describe("while the film plays", () => {
  test("a player in step gets no commands", () => {
    expect(step(playing, playingReading).commands).toEqual([]);
  });

  test("a slightly late player plays faster, a slightly early one slower", () => {
    const late = step(playing, { ...playingReading, positionSeconds: 19.9 });
    expect(late.commands).toEqual([{ do: "rate", rate: expect.closeTo(1.05, 5) }]);
    const early = step(playing, { ...playingReading, positionSeconds: 20.1 });
    expect(early.commands).toEqual([{ do: "rate", rate: expect.closeTo(0.95, 5) }]);
  });

  test("a player off by more than a second seeks, and is then left to settle", () => {
    const lost = step(playing, { ...playingReading, positionSeconds: 15 });
    expect(lost.commands).toEqual([{ do: "seek", toSeconds: 20.12 }]);
    const arriving = { ...playingReading, positionSeconds: 18 };
    const after = {
      timeline: playing,
      changesInMs: null,
      player: arriving,
      serverMs: 20_800,
      mediaKind: "film",
    } as const;
    expect(follow(lost.next, after).commands).toEqual([]);
    expect(follow(lost.next, { ...after, serverMs: 20_901 }).commands).not.toEqual([]);
  });

  test("a player paused by hand resumes", () => {
    expect(step(playing, pausedReading).commands).toEqual([{ do: "play" }]);
  });

  test("a player that needs a user gesture gets no play commands", () => {
    expect(step(playing, { ...pausedReading, isBlocked: true }).commands).toEqual([]);
  });

  test("a new player seeks to the position", () => {
    const { commands } = step(playing, { ...pausedReading, positionSeconds: 0 }, startFollowing);
    expect(commands).toEqual([{ do: "seek", toSeconds: 20.12 }, { do: "play" }]);
  });

  test("a buffering player isn't corrected, and seeks ahead if data doesn't arrive", () => {
    const stalled = { ...playingReading, isStalled: true, positionSeconds: 16 };
    const first = step(playing, stalled);
    expect(first.commands).toEqual([]);
    const later = {
      timeline: playing,
      changesInMs: null,
      player: stalled,
      serverMs: 24_000,
      mediaKind: "film",
    } as const;
    expect(follow(first.next, later).commands).toEqual([{ do: "seek", toSeconds: 25 }]);
  });

  test("no player seeks past the end, and one that has ended isn't restarted", () => {
    const over = { ...playing, position: 500 };
    const { commands } = step(over, playingReading);
    expect(commands).toEqual([{ do: "seek", toSeconds: 89.9 }]);
    expect(step(over, { ...pausedReading, positionSeconds: 90 }).commands).toEqual([]);
  });
});

describe("while the film is paused", () => {
  test("a player stops at the exact position", () => {
    const { commands } = step(
      paused,
      { ...playingReading, rate: 1.05, positionSeconds: 30.02 },
      startFollowing,
    );
    expect(commands).toEqual([
      { do: "pause" },
      { do: "rate", rate: 1 },
      { do: "seek", toSeconds: 30 },
    ]);
  });

  test("a player on the frame before the position isn't sent there repeatedly", () => {
    expect(step(paused, { ...pausedReading, positionSeconds: 29.96 }).commands).toEqual([]);
    expect(step(paused, { ...pausedReading, positionSeconds: 12 }).commands).toEqual([
      { do: "seek", toSeconds: 30 },
    ]);
  });

  test("the next step is due at the agreed start", () => {
    const soon = { ...playing, position: 30, at: 20_040 };
    expect(step(soon, { ...pausedReading, positionSeconds: 30 })).toMatchObject({
      commands: [],
      againInMs: 40,
    });
  });

  test("the next step is due when the timeline changes", () => {
    const reading = {
      timeline: playing,
      player: playingReading,
      serverMs: 20_000,
      mediaKind: "film",
    } as const;
    expect(follow(settled, { ...reading, changesInMs: 30 }).againInMs).toBe(30);
    expect(follow(settled, { ...reading, changesInMs: 5000 }).againInMs).toBe(100);
  });

  test("seeks nothing before a film is chosen", () => {
    expect(step({ ...paused, state: "idle" }, playingReading).commands).toEqual([{ do: "pause" }]);
  });
});

describe("readiness", () => {
  const waiting: Timeline = { ...paused, state: "waiting" };
  const placed = { ...pausedReading, positionSeconds: 30 };

  test("is reached with two seconds buffered, or with all that is left", () => {
    expect(step(waiting, { ...placed, aheadSeconds: 1.9 }).isReady).toBe(false);
    expect(step(waiting, { ...placed, aheadSeconds: 2 }).isReady).toBe(true);
    const near = { ...pausedReading, positionSeconds: 89.5, aheadSeconds: 0.4 };
    expect(step({ ...waiting, position: 89.5 }, near).isReady).toBe(true);
    expect(step(waiting, { ...placed, isStalled: true }).isReady).toBe(false);
    expect(step(waiting, { ...placed, durationSeconds: 0 }).isReady).toBe(false);
  });

  test("is lost after a stall of a second and a half", () => {
    const stalled = { ...playingReading, isStalled: true };
    const first = step(playing, stalled);
    const later = (serverMs: number) =>
      follow(first.next, {
        timeline: playing,
        changesInMs: null,
        player: stalled,
        serverMs,
        mediaKind: "film",
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
    isStalled: fc.boolean(),
    isBlocked: fc.boolean(),
  });
  const anyTimeline = fc.record({
    seq: fc.nat({ max: 9 }),
    state: fc.constantFrom("idle", "waiting", "playing", "paused"),
    rate: fc.constantFrom(0.75, 1, 1.5),
    position: fc.double({ min: 0, max: 89, noNaN: true }),
    at: fc.integer({ min: 0, max: 40_000 }),
  });

  test("gets at most one command of each kind, no position outside the film and no rate far from the timeline's", () => {
    fc.assert(
      fc.property(anyTimeline, anyReading, fc.boolean(), (timeline, player, isNew) => {
        const { commands } = step(timeline, player, isNew ? startFollowing : settled);
        expect(new Set(commands.map((command) => command.do)).size).toBe(commands.length);
        for (const command of commands) {
          if (command.do === "seek") {
            expect(command.toSeconds).toBeGreaterThanOrEqual(0);
            if (player.durationSeconds > 0) expect(command.toSeconds).toBeLessThanOrEqual(90);
          }
          if (command.do === "rate")
            expect(Math.abs(command.rate / timeline.rate - 1)).toBeLessThanOrEqual(0.0801);
        }
      }),
    );
  });

  test("never gets play and pause together, and play only while the film plays", () => {
    fc.assert(
      fc.property(anyTimeline, anyReading, (timeline, player) => {
        const commands = new Set(step(timeline, player).commands.map((command) => command.do));
        expect(commands.has("play") && commands.has("pause")).toBe(false);
        if (commands.has("play")) expect(timeline.state).toBe("playing");
      }),
    );
  });
});

describe("the rate of correction", () => {
  test("is gentler for music", () => {
    const late = { errorSeconds: 0.5, rate: 1, current: 1 };
    expect(correctRate({ ...late, mediaKind: "film" })).toBeCloseTo(1.08);
    expect(correctRate({ ...late, mediaKind: "music" })).toBeCloseTo(1.02);
  });

  test("continues once started until the error is small, and doesn't start below a frame", () => {
    const small = { errorSeconds: 0.03, rate: 1, mediaKind: "film" } as const;
    expect(correctRate({ ...small, current: 1 })).toBe(1);
    expect(correctRate({ ...small, current: 1.02 })).toBe(1.02);
    expect(correctRate({ ...small, current: 0.97 })).toBe(1);
    expect(correctRate({ ...small, errorSeconds: 0.01, current: 1.02 })).toBe(1);
  });
});

test("drift has three grades", () => {
  expect([50, -200, 3000].map(gradeDrift)).toEqual(["together", "near", "apart"]);
});
