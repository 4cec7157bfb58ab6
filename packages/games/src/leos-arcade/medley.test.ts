import { rounds } from "@goldmane/std/testing/sample";
import { describe, expect, test } from "vitest";
import { button, withPointer, type Input } from "#kernel/input.ts";
import { InputLog } from "#kernel/input-log.ts";
import { randomBelow, randomPick } from "#kernel/random.ts";
import { replay } from "#kernel/replay.ts";
import { startLives, type MedleyState } from "./medley-state.ts";
import { inputOf } from "./micro-game.ts";
import { microGames, oneButtonGames } from "./micro-games.ts";
import type { ArcadeOptions } from "./options.ts";
import { leosArcadeRules as rules } from "./rules.ts";

const solo: ArcadeOptions = {
  mode: "medley",
  players: 1,
  assist: false,
  isOneButton: false,
  game: null,
};

/** Plays a medley to its end; returns its last state, its log, and every turn. */
function play(seed: number, options: ArcadeOptions, inputFor: (state: MedleyState) => Input) {
  const run = rules.start(seed, options);
  const state = run.medley as MedleyState;
  const log = new InputLog(1);
  const turns: { player: number; game: string; seed: number; ticks: number }[] = [];
  while (!rules.resultOf(run)) {
    if (log.ticks > rules.maxTicks) throw new Error("the medley doesn't end");
    const input = inputFor(state);
    rules.step(run, [input]);
    log.add([input]);
    if (state.events.includes("start"))
      turns.push({
        player: state.player,
        game: state.game,
        seed: state.seed,
        ticks: state.phaseTicks,
      });
  }
  return { state, result: rules.resultOf(run), log, turns };
}

function demonstrate({ phase, phaseTick, play: round, game }: MedleyState): Input {
  if (phase === "pass") return phaseTick % 30 === 29 ? button.a : 0;
  return round && phase === "play" ? inputOf(microGames[game].demonstrate(round), "buttons") : 0;
}

function randomInputs(seed: number): () => Input {
  const random = { random: seed };
  let held: Input = 0;
  let ticks = 0;
  return () => {
    ticks -= 1;
    if (ticks > 0) return held;
    ticks = 1 + randomBelow(random, 20);
    const touch = withPointer(0, randomBelow(random, 256), randomBelow(random, 256));
    held = randomPick(random, [0, button.a, randomBelow(random, 256), touch]);
    return held;
  };
}

describe("a medley", () => {
  test("ends after four lost lives when nothing is done", () => {
    const { result, turns } = play(3, solo, () => 0);
    expect(turns).toHaveLength(startLives);
    expect(result).toMatchObject({ score: 0, stars: 0, counts: { won: 0 } });
  });

  test("is played to its last round by a good player, faster and faster", () => {
    const { state, result, turns } = play(8, solo, demonstrate);
    expect(state.players[0]?.lives).toBe(startLives);
    expect(turns).toHaveLength(60);
    expect(turns[0]?.ticks).toBe(480);
    expect(turns.at(-1)?.ticks).toBe(300);
    expect(result).toMatchObject({ stars: 3, counts: { won: 60, level: 10 } });
  });

  test("doesn't repeat a micro-game before all others were played", () => {
    const { turns } = play(11, solo, demonstrate);
    const games = turns.map(({ game }) => game);
    for (let from = 0; from < 60; from += 20)
      expect(new Set(games.slice(from, from + 20)).size).toBe(20);
    expect(games.every((game, at) => game !== games[at + 1])).toBe(true);
  });

  test("with one button is won by that button alone, and has a board of its own", () => {
    const options = { ...solo, isOneButton: true };
    const inputs = new Set<Input>();
    const { result, turns } = play(5, options, (state) => {
      const input = demonstrate(state);
      inputs.add(input);
      return input;
    });
    expect(result?.counts["won"]).toBe(60);
    expect(inputs).toEqual(new Set([0, button.a]));
    expect(new Set(turns.map(({ game }) => game))).toEqual(new Set(oneButtonGames));
    expect(rules.modeOf(options)).toBe("one-button");
    expect(() => rules.readOptions({ mode: "daily", isOneButton: true })).toThrow(RangeError);
  });

  test("gives equal results each time it is replayed", () => {
    const { result, log } = play(21, solo, demonstrate);
    const run = { seed: 21, options: solo, log: log.encode() };
    expect(replay(rules, run).result).toEqual(result);
    expect(replay(rules, run).hashes).toEqual(replay(rules, run).hashes);
  });

  test("lets each player take a turn at the same micro-game", () => {
    const options = { ...solo, players: 3 };
    const { state, result, turns } = play(5, options, demonstrate);
    expect(turns.slice(0, 4).map(({ player }) => player)).toEqual([0, 1, 2, 0]);
    expect(new Set(turns.slice(0, 3).map(({ game, seed }) => `${game} ${seed}`)).size).toBe(1);
    expect(turns).toHaveLength(36);
    const { score1 } = result?.counts ?? {};
    expect(score1).toBe(state.players[0]?.score);
  });

  test("skips players who have no lives left", () => {
    const options = { ...solo, players: 2 };
    const { turns } = play(5, options, (state) => (state.player === 0 ? 0 : demonstrate(state)));
    expect(turns.filter(({ player }) => player === 0)).toHaveLength(startLives);
    expect(turns.filter(({ player }) => player === 1)).toHaveLength(12);
  });

  test("practices one micro-game without losing lives", () => {
    const options: ArcadeOptions = { ...solo, mode: "practice", game: "maze" };
    const { state, turns } = play(5, options, () => 0);
    expect(turns.map(({ game }) => game)).toEqual(Array.from({ length: 5 }, () => "maze"));
    expect(state.players[0]?.lives).toBe(startLives);
  });

  test("is slower with assistance", () => {
    const { turns } = play(5, { ...solo, assist: true }, demonstrate);
    expect(Math.min(...turns.map(({ ticks }) => ticks))).toBeGreaterThan(600);
  });

  test("ends for any inputs, and its log can be replayed", () => {
    const all: ArcadeOptions[] = [
      solo,
      { ...solo, mode: "daily" },
      { ...solo, players: 8 },
      { ...solo, mode: "practice" },
      { ...solo, assist: true },
    ];
    const seeds = rounds({ usual: 20, whole: 1_000 });
    for (let seed = 0; seed < seeds; seed += 1) {
      const options = all[seed % all.length] ?? solo;
      const { result, log } = play(seed, options, randomInputs(seed));
      const replayed = replay(rules, { seed, options, log: log.encode() });
      expect(replayed.result).toEqual(result);
    }
  });
});

describe("options", () => {
  test("have defaults, and are refused where the game lacks them", () => {
    expect(rules.readOptions({})).toEqual(solo);
    expect(rules.readOptions({ mode: "practice", game: "fly" }).game).toBe("fly");
    for (const options of [
      { mode: "chess" },
      { players: 9 },
      { players: 0 },
      { players: 1.5 },
      { assist: 1 },
      { game: "fly" },
      { mode: "practice", game: "toString" },
    ])
      expect(() => rules.readOptions(options)).toThrow(RangeError);
  });

  test("count for a board for one player without assistance only", () => {
    expect(rules.modeOf(solo)).toBe("medley");
    expect(rules.modeOf({ ...solo, players: 2 })).toBeNull();
    expect(rules.modeOf({ ...solo, assist: true })).toBeNull();
    expect(rules.modeOf({ ...solo, mode: "practice" })).toBeNull();
  });
});
