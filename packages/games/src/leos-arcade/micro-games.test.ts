import { rounds } from "@goldmane/std/testing/sample";
import { describe, expect, test } from "vitest";
import { hashState } from "#kernel/hash-state.ts";
import { inputLimit } from "#kernel/input.ts";
import { randomBelow, randomChance } from "#kernel/random.ts";
import { inputOf, startRound, stepRound, topLevel, type MicroGame } from "./micro-game.ts";
import { microGameIds, microGames } from "./micro-games.ts";
import type { Round } from "./round.ts";

const seedsPerLevel = rounds({ usual: 4, whole: 100 });
const levels = Array.from({ length: topLevel + 1 }, (_, level) => level);
const cases = levels.flatMap((level) =>
  Array.from({ length: seedsPerLevel }, (_, at) => ({ level, seed: 7_919 * at + level })),
);

/** Plays a round to its end. */
function play(
  game: MicroGame,
  { level, seed }: { level: number; seed: number },
  inputFor: (round: Round) => number,
): Round {
  const round = startRound(game, { seed, level });
  let before = 0;
  while (!round.outcome) {
    const input = inputFor(round);
    stepRound(game, round, { input, before });
    before = input;
  }
  return round;
}

describe.each(microGameIds)("%s", (id) => {
  const game = microGames[id];

  test.each(["buttons", "touch"] as const)("can be won by %s at every level", (by) => {
    const lost = cases.filter(
      (at) => play(game, at, (round) => inputOf(game.demonstrate(round), by)).outcome !== "won",
    );
    expect(lost).toEqual([]);
  });

  test("is lost by doing nothing", () => {
    expect(cases.filter((at) => play(game, at, () => 0).outcome !== "lost")).toEqual([]);
  });

  test("never throws and holds integers only, whatever is pressed", () => {
    for (const at of cases) {
      const random = { random: at.seed };
      let held = 0;
      const end = play(game, at, () => {
        if (randomChance(random, 20)) held = randomBelow(random, 1 << 20) * 32;
        return held % inputLimit;
      });
      expect(() => hashState(end)).not.toThrow();
    }
  });
});
