import { defineRules, type RunResult } from "#kernel/game-rules.ts";
import { startArcade, stepArcade, type ArcadeState } from "./arcade.ts";
import type { MedleyState } from "./medley-state.ts";
import { arcadeBoardOf, readArcadeOptions, type ArcadeOptions } from "./options.ts";

/** Leo's Arcade: a hall and a medley of micro-games. Players take turns: a tick has one input. */
export const leosArcadeRules = defineRules<ArcadeState, ArcadeOptions>({
  version: 2,
  modes: { medley: "highest", daily: "highest", "one-button": "highest" },
  maxTicks: 300_000,
  readOptions: readArcadeOptions,
  modeOf: arcadeBoardOf,
  playersOf: () => 1,
  start: startArcade,
  step: (state, inputs) => stepArcade(state, inputs[0] ?? 0),
  resultOf({ isOver, isFinal, medley }) {
    if (!isOver) return null;
    return isFinal && medley ? summarize(medley) : { score: 0, completed: false, counts: {} };
  },
});

function summarize({ players, level, round }: MedleyState): RunResult {
  const won = players.reduce((sum, player) => sum + player.won, 0);
  const played = players.reduce((sum, player) => sum + player.played, 0);
  const best = Math.max(...players.map((player) => player.won));
  const stars = [6, 12, 24].filter((least) => best >= least).length;
  const streak = Math.max(...players.map(({ bestStreak }) => bestStreak));
  const scores = players.map(({ score }, at) => [`score${at + 1}`, score] as const);
  return {
    score: Math.max(...players.map(({ score }) => score)),
    completed: true,
    stars,
    counts: { won, played, streak, level: level + 1, rounds: round, ...Object.fromEntries(scores) },
  };
}
