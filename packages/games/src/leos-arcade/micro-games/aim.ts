import { sine } from "#kernel/angle.ts";
import { button } from "#kernel/input.ts";
import { randomBelow } from "#kernel/random.ts";
import { acts } from "#leos-arcade/control.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, win, type Round } from "#leos-arcade/round.ts";

export interface AimState extends Round {
  phase: number;
  /** Quarters of 1/256 turn that the target swings in a tick. */
  rate: number;
  /** Half the target's width. */
  half: number;
  /** The ball's height, or −1 while none flies. */
  ball: number;
  balls: number;
  hits: number;
  need: number;
}

export const hoopY = 130;
const from = 430;
const ballSpeed = 15;

/** Where the hoop is `later` ticks from now. */
export function hoopX({ phase, rate, tick }: AimState, later = 0): number {
  const angle = phase + Math.trunc(((tick + later) * rate) / 4);
  return 480 + Math.trunc((sine(angle) * 300) / 256);
}

/** Throw the ball straight up as the hoop swings by. */
export const aim = defineMicroGame<AimState>({
  survives: false,
  start(round, level) {
    const phase = randomBelow(round, 256);
    const rate = 4 + Math.trunc(level / 2);
    const start = { ball: -1, balls: 4, hits: 0, need: level < 5 ? 1 : 2 };
    return { ...round, phase, rate, half: 66 - level, ...start };
  },
  step(state, control) {
    if (state.ball < 0) {
      if (state.balls > 0 && acts(control)) {
        state.ball = from;
        state.balls -= 1;
        state.events.push("shoot");
      }
      return;
    }
    state.ball -= ballSpeed;
    if (state.ball > hoopY) return;
    state.ball = -1;
    const isHit = Math.abs(hoopX(state) - 480) <= state.half;
    state.events.push(isHit ? "good" : "bad");
    if (isHit) state.hits += 1;
    if (state.hits >= state.need) win(state);
    else if (state.balls === 0) lose(state);
  },
  demonstrate(state) {
    const flight = Math.ceil((from - hoopY) / ballSpeed) + 1;
    const isTime = state.ball < 0 && Math.abs(hoopX(state, flight) - 480) < state.half - 20;
    return isTime && state.tick % 2 === 0
      ? { buttons: button.a, touch: { x: 480, y: 400 } }
      : nothing;
  },
});
