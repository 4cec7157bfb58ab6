import { defineRules } from "#kernel/game-rules.ts";
import { isPressed, type Input } from "#kernel/input.ts";
import { randomBelow } from "#kernel/random.ts";

interface CountingState {
  random: number;
  ticks: number;
  presses: number;
  before: Input[];
}

/** The smallest game: counts presses for two seconds. */
export const countingGame = defineRules<CountingState, { players: number }>({
  version: 1,
  modes: { count: "highest" },
  maxTicks: 1_000,
  readOptions: (options) => options as { players: number },
  modeOf: () => "count",
  playersOf: ({ players }) => players,
  start: (seed, { players }) => ({
    random: seed,
    ticks: 0,
    presses: 0,
    before: Array.from({ length: players }, () => 0),
  }),
  step(state, inputs) {
    state.ticks += 1;
    for (const [at, input] of inputs.entries())
      if (isPressed(input, state.before[at] ?? 0, "a")) state.presses += 1 + randomBelow(state, 3);
    state.before = [...inputs];
  },
  resultOf: ({ ticks, presses }) =>
    ticks < 120 ? null : { score: presses, completed: true, counts: { presses } },
});
