import { playWithBot } from "@goldmane/games/adventure-quest/bot/play-with-bot";
import type { GameRules } from "@goldmane/games/kernel/game-rules";
import { button, type Input } from "@goldmane/games/kernel/input";
import { InputLog } from "@goldmane/games/kernel/input-log";
import type { DashState } from "@goldmane/games/kyles-dash/dash-state";
import { kylesDashRules } from "@goldmane/games/kyles-dash/rules";
import type { ArcadeState } from "@goldmane/games/leos-arcade/arcade";
import { inputOf } from "@goldmane/games/leos-arcade/micro-game";
import { microGames } from "@goldmane/games/leos-arcade/micro-games";
import { leosArcadeRules } from "@goldmane/games/leos-arcade/rules";
import { playableGames } from "@goldmane/games/registry";
import { foundRuns } from "@goldmane/games/slime-adventure/levels/found-runs.gen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RecordedRun } from "./games.ts";
import { ThreadGames } from "./thread-games.ts";

const realm = { mode: "realm", realm: 0, assist: false } as const;
const endless = { mode: "endless" };

const seed = 5;

/** Plays for half a minute, and then without a button until the run ends. */
function play<State, Options>(
  rules: GameRules<State, Options>,
  options: unknown,
  inputFor: (state: State) => Input,
): string {
  const state = rules.start(seed, rules.readOptions(options));
  const log = new InputLog(1);
  while (!rules.resultOf(state)) {
    const inputs = [log.ticks < 1_800 ? inputFor(state) : 0];
    rules.step(state, inputs);
    log.add(inputs);
  }
  return log.encode();
}

const hop = ({ tick }: DashState) => (tick % 90 < 20 ? button.a : 0);
const demonstrate = ({ medley }: ArcadeState) =>
  medley?.play && medley.phase === "play"
    ? inputOf(microGames[medley.game].demonstrate(medley.play), "buttons")
    : 0;

let games: ThreadGames;
beforeAll(() => {
  games = new ThreadGames();
});
afterAll(() => games[Symbol.asyncDispose]());

/** A run of each game that was played to its end. */
const runs: RecordedRun[] = [
  { game: "leos-arcade", seed, options: {}, log: play(leosArcadeRules, {}, demonstrate) },
  { game: "adventure-quest", seed: 20, options: realm, log: playWithBot(20, realm).log },
  { game: "slime-adventure", seed: 0, options: { level: 1 }, log: foundRuns[0] ?? "" },
  { game: "kyles-dash", seed, options: endless, log: play(kylesDashRules, endless, hop) },
];

test("there is a run of every game", () => {
  expect(runs.map(({ game }) => game)).toEqual(playableGames);
});

describe.each(runs)("the server's own thread, for a run of $game", (run) => {
  const parts = run.log.split(";");

  test("finds its score", async () => {
    const { result, ticks } = await games.replay(run);
    expect(result.completed).toBe(true);
    expect(ticks).toBeGreaterThan(0);
  });

  test("refuses it truncated, lengthened and garbled", async () => {
    for (const log of [
      parts.slice(0, -1).join(";"),
      parts.slice(0, parts.length / 2).join(";"),
      `${run.log};1:0`,
      run.log.replace(":", "-"),
      "",
    ])
      await expect(games.replay({ ...run, log })).rejects.toThrow(RangeError);
  });

  test("finds other states, or no end, without its first press", async () => {
    const honest = await games.replay(run);
    const first = parts.findIndex((part) => !part.endsWith(":0"));
    const log = parts.with(first, `${parts[first]?.split(":")[0]}:0`).join(";");
    const forged = await games.replay({ ...run, log }).catch((error: unknown) => error);
    if (forged instanceof Error) expect(forged).toBeInstanceOf(RangeError);
    else expect(forged).not.toEqual(honest);
  });
});
