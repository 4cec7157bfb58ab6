import { defineRules } from "#kernel/game-rules.ts";
import { isPressed, type Input } from "#kernel/input.ts";
import { randomBelow } from "#kernel/random.ts";

export interface CountingState {
  random: number;
  ticks: number;
  presses: number;
  before: Input[];
}

export interface CountingOptions {
  players: number;
  mode: "count" | "few" | "daily" | null;
}

const modes = { count: "highest", few: "lowest", daily: "highest" } as const;

/** The smallest game: counts presses for two seconds. */
export const countingGame = defineRules<CountingState, CountingOptions>({
  version: 1,
  modes,
  maxTicks: 1_000,
  readOptions(options) {
    const { players = 1, mode = "count" } = options as Partial<CountingOptions>;
    if (![1, 2, 3, 4].includes(players)) throw new RangeError("from 1 to 4 players");
    if (mode !== null && !Object.hasOwn(modes, mode)) throw new RangeError("an unknown mode");
    return { players, mode };
  },
  modeOf: ({ mode }) => mode,
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
    ticks < 120 ? null : { score: presses, completed: presses > 0, counts: { presses } },
});
