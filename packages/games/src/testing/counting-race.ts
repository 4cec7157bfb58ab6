import { defineRace } from "#race/race-rules.ts";
import { countingGame } from "./counting-game.ts";

/** A race to twenty points. */
export const countingRace = defineRace({
  rules: countingGame,
  options: { players: 1, mode: null },
  progressOf: ({ presses }) => presses,
  finish: 20,
  poseOf: ({ presses }) => [presses % 2],
});
