import { randomBetween, randomChance } from "#kernel/random.ts";
import { ground, type Point } from "#leos-arcade/field.ts";
import { defineMicroGame } from "#leos-arcade/micro-game.ts";
import { lose, win, type Round } from "#leos-arcade/round.ts";
import { goTo, steerX } from "#leos-arcade/steer.ts";

export interface CatchState extends Round {
  /** The basket's center. */
  x: number;
  speed: number;
  /** Falling fruit. */
  fruit: Point[];
  /** Where the rest will fall, in order. */
  waiting: number[];
  gap: number;
  caught: number;
  need: number;
  missed: number;
}

const basketHalf = 70;

/** Catch falling fruit in a basket; one can be missed. */
export const catchGame = defineMicroGame<CatchState>({
  survives: false,
  start(round, level) {
    const need = 3 + Math.trunc(level / 3);
    const waiting: number[] = [];
    let x = 480;
    for (let at = 0; at <= need; at += 1) {
      const stride = randomBetween(round, 160, 300);
      const goesLeft = x + stride > 860 || (x - stride >= 100 && randomChance(round, 50));
      x += goesLeft ? -stride : stride;
      waiting.push(x);
    }
    const speed = 4 + Math.trunc(level / 2);
    const gap = 70 - 4 * level;
    return { ...round, x: 480, speed, fruit: [], waiting, gap, caught: 0, need, missed: 0 };
  },
  step(state, control) {
    steerX(state, control, 11);
    if (state.tick % state.gap === 10) {
      const x = state.waiting.shift();
      if (x !== undefined) state.fruit.push({ x, y: -30 });
    }
    for (const item of state.fruit) item.y += state.speed;
    const first = state.fruit[0];
    if (!first || first.y < ground - 50) return;
    if (Math.abs(first.x - state.x) <= basketHalf) {
      state.caught += 1;
      state.events.push("good");
      state.fruit.shift();
    } else if (first.y > ground + 20) {
      state.missed += 1;
      state.events.push("bad");
      state.fruit.shift();
    }
    if (state.caught >= state.need) win(state);
    if (state.missed > 1) lose(state);
  },
  demonstrate(state) {
    const goal = state.fruit[0]?.x ?? state.x;
    return goTo({ x: state.x, y: ground }, { x: goal, y: ground }, 11);
  },
});
