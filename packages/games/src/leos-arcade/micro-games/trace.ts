import { sine, cosine } from "#kernel/angle.ts";
import { randomBelow, randomBetween } from "#kernel/random.ts";
import { field, isNear, type Point } from "#leos-arcade/field.ts";
import { defineMicroGame } from "#leos-arcade/micro-game.ts";
import { win, type Round } from "#leos-arcade/round.ts";
import { goTo, steer } from "#leos-arcade/steer.ts";

export interface TraceState extends Round {
  /** Where the pen is. */
  pen: Point;
  speed: number;
  stars: Point[];
  /** The star to reach next. */
  next: number;
}

/** Draw a constellation: reach its stars in order. */
export const trace = defineMicroGame<TraceState>({
  survives: false,
  start(round, level) {
    const count = 4 + Math.trunc(level / 2);
    const turn = randomBelow(round, 256);
    const stars = Array.from({ length: count }, (_, at) => {
      const angle = turn + Math.trunc((at * 256) / count);
      const far = randomBetween(round, 60, 100);
      return {
        x: 480 + Math.trunc((cosine(angle) * far * 340) / 25_600),
        y: 275 + Math.trunc((sine(angle) * far * 185) / 25_600),
      };
    });
    const pen = { ...(stars[0] ?? { x: 480, y: 275 }) };
    return { ...round, pen, speed: 9 + Math.trunc(level / 2), stars, next: 1 };
  },
  step(state, control) {
    steer(state.pen, control, state.speed, 20);
    const star = state.stars[state.next % state.stars.length];
    if (!star || !isNear(state.pen, star, 32)) return;
    state.next += 1;
    state.events.push("good");
    // The last line closes the figure.
    if (state.next > state.stars.length) win(state);
  },
  demonstrate(state) {
    const star = state.stars[state.next % state.stars.length];
    return goTo(state.pen, star ?? { x: field.width / 2, y: field.height / 2 }, state.speed);
  },
});
