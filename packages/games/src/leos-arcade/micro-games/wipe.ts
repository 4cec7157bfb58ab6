import { randomBetween, shuffle } from "#kernel/random.ts";
import { isNear, type Point } from "#leos-arcade/field.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { win, type Round } from "#leos-arcade/round.ts";
import { goTo, steer } from "#leos-arcade/steer.ts";

export interface Splat extends Point {
  /** How many ticks of wiping are left. */
  left: number;
}

export interface WipeState extends Round {
  sponge: Point;
  splats: Splat[];
}

export const splatTicks = 8;
const speed = 12;

/** Wipe the paint off the window. */
export const wipe = defineMicroGame<WipeState>({
  survives: false,
  start(round, level) {
    const places = shuffle(
      round,
      Array.from({ length: 10 }, (_, at) => ({ column: at % 5, row: Math.trunc(at / 5) })),
    );
    const splats = places.slice(0, 4 + Math.trunc(level / 3)).map(({ column, row }) => ({
      x: 160 + column * 160 + randomBetween(round, -30, 30),
      y: 160 + row * 170 + randomBetween(round, -30, 30),
      left: splatTicks,
    }));
    return { ...round, sponge: { x: 480, y: 480 }, splats };
  },
  step(state, control) {
    steer(state.sponge, control, speed);
    for (const splat of state.splats) {
      if (splat.left === 0 || !isNear(splat, state.sponge, 60)) continue;
      splat.left -= 1;
      state.events.push(splat.left === 0 ? "good" : "move");
    }
    if (state.splats.every(({ left }) => left === 0)) win(state);
  },
  demonstrate({ splats, sponge }) {
    const distance = (splat: Point): number =>
      Math.max(Math.abs(splat.x - sponge.x), Math.abs(splat.y - sponge.y));
    const [next] = splats
      .filter(({ left }) => left > 0)
      .toSorted((a, b) => distance(a) - distance(b));
    return next ? goTo(sponge, { x: next.x, y: next.y }, speed) : nothing;
  },
});
