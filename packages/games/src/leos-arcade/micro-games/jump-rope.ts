import { button } from "#kernel/input.ts";
import { acts, presses } from "#leos-arcade/control.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, type Round } from "#leos-arcade/round.ts";

export interface JumpRopeState extends Round {
  /** Ticks of one turn of the rope; it is at the feet at every multiple. */
  period: number;
  airTicks: number;
  /** Ticks since the jump began, or −1 on the ground. */
  jump: number;
  /** Ticks until the next jump can begin. */
  rest: number;
  jumps: number;
}

/** Jump each time the rope comes to the feet. */
export const jumpRope = defineMicroGame<JumpRopeState>({
  survives: true,
  start: (round, level) => ({
    ...round,
    period: 100 - 4 * level,
    airTicks: 38 - level,
    jump: -1,
    rest: 0,
    jumps: 0,
  }),
  step(state, control) {
    if (state.rest > 0) state.rest -= 1;
    if (state.jump >= 0) state.jump += 1;
    if (state.jump > state.airTicks) {
      state.jump = -1;
      state.rest = 8;
    }
    if (state.jump < 0 && state.rest === 0 && (acts(control) || presses(control, "up"))) {
      state.jump = 0;
      state.events.push("jump");
    }
    if (state.tick % state.period !== 0) return;
    if (state.jump >= 3 && state.jump <= state.airTicks - 3) {
      state.jumps += 1;
      state.events.push("good");
      return;
    }
    state.events.push("bad");
    lose(state);
  },
  demonstrate({ tick, period }) {
    const isTime = tick % period === period - 16;
    return isTime ? { buttons: button.a, touch: { x: 480, y: 340 } } : nothing;
  },
});
