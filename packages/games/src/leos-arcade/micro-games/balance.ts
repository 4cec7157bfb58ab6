import { button } from "#kernel/input.ts";
import { randomBetween, randomChance } from "#kernel/random.ts";
import { pointerOf } from "#leos-arcade/control.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, type Round } from "#leos-arcade/round.ts";
import { arrows } from "#leos-arcade/steer.ts";

export interface BalanceState extends Round {
  /** From −`tiltLimit` (falls left) to `tiltLimit` (falls right). */
  tilt: number;
  velocity: number;
  level: number;
}

export const tiltLimit = 65_536;

/** Lean against the tilt of a unicycle on a rope. */
export const balance = defineMicroGame<BalanceState>({
  survives: true,
  start(round, level) {
    const tilt = randomBetween(round, 5_000, 8_000) * (randomChance(round, 50) ? 1 : -1);
    return { ...round, tilt, velocity: 0, level };
  },
  step(state, control) {
    const pointer = pointerOf(control);
    const touched = pointer ? (pointer.x < 480 ? -1 : 1) : 0;
    const lean = touched || arrows(control, "left", "right");
    const { level } = state;
    state.velocity += Math.trunc((state.tilt * (4 + level)) / 8_192) + lean * (70 + 12 * level);
    state.velocity -= Math.trunc(state.velocity / 32);
    if (state.tick % 80 === 0) {
      const gust = randomBetween(state, 200, 300 + 40 * level);
      state.velocity += randomChance(state, 50) ? gust : -gust;
      state.events.push("warn");
    }
    state.tilt += state.velocity;
    if (Math.abs(state.tilt) < tiltLimit) return;
    state.events.push("drop");
    lose(state);
  },
  demonstrate(state) {
    const leaning = state.tilt + state.velocity * 12;
    if (Math.abs(leaning) < 1_500) return nothing;
    return leaning > 0
      ? { buttons: button.left, touch: { x: 160, y: 380 } }
      : { buttons: button.right, touch: { x: 800, y: 380 } };
  },
});
