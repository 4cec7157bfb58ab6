import { randomBelow, randomBetween } from "#kernel/random.ts";
import { choose, pick, type Choosing, type Grid } from "#leos-arcade/choices.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, win } from "#leos-arcade/round.ts";

export interface CountState extends Choosing {
  /** When each duckling sets out, in ticks. */
  ducklings: number[];
  /** Pixels a tick. */
  speed: number;
  /** From this tick on, an answer is taken. */
  askFrom: number;
  answers: number[];
}

export const answerGrid: Grid = { count: 3, columns: 3, spacing: 210, y: 400 };

/** Where a duckling is; it starts left of the field. */
export function ducklingX({ speed, tick }: CountState, setOut: number): number {
  return (tick - setOut) * speed - 60;
}

/** Count the ducklings that march by. */
export const count = defineMicroGame<CountState>({
  survives: false,
  start(round, level) {
    const least = 2 + Math.trunc(level / 3);
    const number = randomBetween(round, least, least + 2 + Math.trunc(level / 4));
    const gap = 34 - 2 * level;
    const speed = 7 + Math.trunc(level / 2);
    const ducklings: number[] = [];
    for (let tick = 10; ducklings.length < number; tick += gap + randomBelow(round, 8))
      ducklings.push(tick);
    const first = Math.max(1, number - randomBelow(round, 3));
    const askFrom = (ducklings.at(-1) ?? 0) + 50;
    const answers = [first, first + 1, first + 2];
    return { ...round, cursor: 1, ducklings, speed, askFrom, answers };
  },
  step(state, control) {
    if (state.ducklings.includes(state.tick)) state.events.push("show");
    if (state.tick < state.askFrom) return;
    const chosen = choose(state, control, answerGrid);
    if (chosen === null) return;
    const isRight = state.answers[chosen] === state.ducklings.length;
    state.events.push(isRight ? "good" : "bad");
    if (isRight) win(state);
    else lose(state);
  },
  demonstrate(state) {
    if (state.tick < state.askFrom) return nothing;
    return pick(state, state.answers.indexOf(state.ducklings.length), answerGrid);
  },
});
