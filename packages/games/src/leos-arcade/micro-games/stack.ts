import { sine } from "#kernel/angle.ts";
import { button } from "#kernel/input.ts";
import { randomBelow } from "#kernel/random.ts";
import { acts } from "#leos-arcade/control.ts";
import { ground } from "#leos-arcade/field.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, win, type Round } from "#leos-arcade/round.ts";

export interface StackState extends Round {
  phase: number;
  /** Quarters of 1/256 turn that the crane swings in a tick. */
  rate: number;
  /** How far from the block below one may land. */
  tolerance: number;
  /** The centers of the blocks, from the bottom. */
  tower: number[];
  /** The falling block, or null. */
  falling: { x: number; y: number } | null;
  need: number;
}

export const blockHeight = 56;
export const craneY = 90;
const fall = 16;

export function craneX({ phase, rate, tick }: StackState, later = 0): number {
  return 480 + Math.trunc((sine(phase + Math.trunc(((tick + later) * rate) / 4)) * 230) / 256);
}

/** Drop the cakes on top of each other. */
export const stack = defineMicroGame<StackState>({
  survives: false,
  start: (round, level) => ({
    ...round,
    phase: randomBelow(round, 256),
    rate: 6 + Math.trunc(level / 2),
    tolerance: 74 - 3 * level,
    tower: [480],
    falling: null,
    need: level < 5 ? 3 : 4,
  }),
  step(state, control) {
    if (!state.falling) {
      if (!acts(control)) return;
      state.falling = { x: craneX(state), y: craneY };
      state.events.push("drop");
      return;
    }
    state.falling.y += fall;
    if (state.falling.y < ground - blockHeight * state.tower.length) return;
    const { x } = state.falling;
    state.falling = null;
    const isOn = Math.abs(x - (state.tower.at(-1) ?? 480)) <= state.tolerance;
    state.tower.push(x);
    state.events.push(isOn ? "good" : "bad");
    if (!isOn) lose(state);
    else if (state.tower.length > state.need) win(state);
  },
  demonstrate(state) {
    const goal = state.tower.at(-1) ?? 480;
    const isTime = !state.falling && Math.abs(craneX(state, 1) - goal) < state.tolerance / 2;
    return isTime && state.tick % 2 === 0
      ? { buttons: button.a, touch: { x: 480, y: 300 } }
      : nothing;
  },
});
