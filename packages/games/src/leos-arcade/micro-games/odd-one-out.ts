import { randomBelow, randomBetween } from "#kernel/random.ts";
import { choose, pick, type Choosing, type Grid } from "#leos-arcade/choices.ts";
import { defineMicroGame } from "#leos-arcade/micro-game.ts";
import { lose, win } from "#leos-arcade/round.ts";

/** The difference: color, pose or face. */
export const differences = ["color", "pose", "face"] as const;

export interface OddOneOutState extends Choosing {
  count: number;
  odd: number;
  /** Which animal, from 0 to 5. */
  animal: number;
  /** An index of `differences`. */
  difference: number;
}

export function oddGrid({ count }: Pick<OddOneOutState, "count">): Grid {
  const columns = Math.ceil(count / 2);
  return { count, columns, spacing: 160, y: 290 };
}

/** Find the animal that differs from the others. */
export const oddOneOut = defineMicroGame<OddOneOutState>({
  survives: false,
  start(round, level) {
    const count = level < 3 ? 6 : level < 6 ? 8 : 10;
    const odd = randomBetween(round, 1, count - 1);
    const difference = level === 0 ? 0 : randomBelow(round, differences.length);
    return { ...round, cursor: 0, count, odd, animal: randomBelow(round, 6), difference };
  },
  step(state, control) {
    const chosen = choose(state, control, oddGrid(state));
    if (chosen === null) return;
    state.events.push(chosen === state.odd ? "good" : "bad");
    if (chosen === state.odd) win(state);
    else lose(state);
  },
  demonstrate: (state) => pick(state, state.odd, oddGrid(state)),
});
