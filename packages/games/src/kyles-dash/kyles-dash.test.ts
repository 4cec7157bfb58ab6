import { rounds } from "@goldmane/std/testing/sample";
import { describe, expect, test } from "vitest";
import { ticksPerSecond } from "#kernel/game-rules.ts";
import { hashState } from "#kernel/hash-state.ts";
import { button } from "#kernel/input.ts";
import { InputLog } from "#kernel/input-log.ts";
import { nextRandom } from "#kernel/random.ts";
import { replay } from "#kernel/replay.ts";
import { playCarefully } from "./careful-bot.ts";
import type { DashState } from "./dash-state.ts";
import { kylesDashRules, scoreOf, type DashOptions } from "./rules.ts";
import { tuning } from "./tuning.ts";

const endless: DashOptions = { mode: "endless", isOneButton: false };

function play(
  seed: number,
  options: DashOptions,
  { ticks, input }: { ticks: number; input: (state: DashState) => number },
): { state: DashState; log: string } {
  const state = kylesDashRules.start(seed, options);
  const log = new InputLog(1);
  for (let at = 0; at < ticks && !kylesDashRules.resultOf(state); at += 1) {
    const held = input(state);
    kylesDashRules.step(state, [held]);
    log.add([held]);
  }
  return { state, log: log.encode() };
}

function randomly(seed: number): (state: DashState) => number {
  const random = { random: seed };
  let held = 0;
  return () => {
    if (nextRandom(random) % 9 === 0) held = nextRandom(random) & 0xff;
    return held;
  };
}

describe("Kyle's Dash", () => {
  test("never throws, whatever is pressed", () => {
    const seeds = rounds({ usual: 60, whole: 1000 });
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { state } = play(seed, endless, { ticks: 4000, input: randomly(seed) });
      expect(() => hashState(state)).not.toThrow();
      expect(state.obstacles.length).toBeLessThan(60);
    }
  });

  test.each([false, true])("can be passed without a knock (one button: %s)", (isOneButton) => {
    const seeds = rounds({ usual: 40, whole: 1000 });
    const knocked: string[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const options = { ...endless, isOneButton };
      const { state } = play(seed, options, { ticks: 9000, input: playCarefully });
      if (state.knocks > 0) knocked.push(`seed ${seed}: ${state.knocks} until tick ${state.tick}`);
      expect(state.level).toBeGreaterThan(4);
    }
    expect(knocked).toEqual([]);
  });

  test("needs no slide in one-button runs", () => {
    const { state } = play(
      3,
      { ...endless, isOneButton: true },
      { ticks: 6000, input: playCarefully },
    );
    expect(state.slides).toBe(0);
    expect(state.knocks).toBe(0);
  });

  test("ends after three knocks when nobody presses anything", () => {
    const { state, log } = play(5, endless, { ticks: 9000, input: () => 0 });
    expect(state.isEnded).toBe(true);
    expect(state.knocks).toBe(tuning.hearts);
    const { result } = replay(kylesDashRules, { seed: 5, options: endless, log });
    expect(result.score).toBe(scoreOf(state));
  });

  test("jumps higher while the button is held", () => {
    const heights = [3, 40].map((ticks) => {
      let top = 0;
      play(1, endless, {
        ticks: 60,
        input(state) {
          top = Math.max(top, state.y);
          return state.tick < ticks ? button.a : 0;
        },
      });
      return top;
    });
    expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) * 1.5);
  });

  test("gives equal runs to equal seeds, and others to others", () => {
    const [first, second, other] = [8, 8, 9].map((seed) =>
      hashState(play(seed, endless, { ticks: 1200, input: playCarefully }).state),
    );
    expect(first).toBe(second);
    expect(first).not.toBe(other);
  });

  test.each([null, {}, { mode: "other" }, { mode: "daily", isOneButton: 1 }])(
    "refuses the options %j",
    (options) => {
      expect(() => kylesDashRules.readOptions(options)).toThrow(RangeError);
    },
  );

  test("replays three minutes in a fraction of a second", () => {
    const ticks = 180 * ticksPerSecond;
    const { state } = play(2, endless, { ticks, input: playCarefully });
    expect(state.tick).toBe(ticks);
  });
});
