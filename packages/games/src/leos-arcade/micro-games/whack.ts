import { randomBelow, randomChance } from "#kernel/random.ts";
import { choose, pick, type Choosing, type Grid } from "#leos-arcade/choices.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, win } from "#leos-arcade/round.ts";

export interface WhackState extends Choosing {
  /** The hole where someone looks out, or −1. */
  hole: number;
  /** Whether it is a hedgehog, which must be left alone. */
  isHedgehog: boolean;
  /** Ticks until the next change. */
  wait: number;
  stay: number;
  hits: number;
  need: number;
  /** Hedgehogs that can still come: too many would leave no time for the slimes. */
  hedgehogs: number;
}

export const holes: Grid = { count: 6, columns: 3, spacing: 200, y: 310 };

/** Boop the slimes that look out of their holes, but no hedgehog. */
export const whack = defineMicroGame<WhackState>({
  survives: false,
  start(round, level) {
    const start = { hole: -1, isHedgehog: false, wait: 20, stay: 100 - 5 * level, hits: 0 };
    const need = 3 + Math.trunc(level / 4);
    return { ...round, ...start, cursor: 4, need, hedgehogs: level >= 3 ? 2 : 0 };
  },
  step(state, control) {
    state.wait -= 1;
    if (state.wait <= 0 && state.hole < 0) {
      const hole = randomBelow(state, holes.count - 1);
      state.hole = hole >= state.cursor ? hole + 1 : hole;
      state.isHedgehog = state.hedgehogs > 0 && !state.isHedgehog && randomChance(state, 25);
      if (state.isHedgehog) state.hedgehogs -= 1;
      state.wait = state.isHedgehog ? 24 : state.stay;
      state.events.push("show");
    } else if (state.wait <= 0) leave(state);
    const chosen = choose(state, control, holes);
    if (chosen === null) return;
    if (chosen !== state.hole) {
      state.events.push("drop");
      return;
    }
    if (state.isHedgehog) {
      state.events.push("bad");
      lose(state);
      return;
    }
    state.hits += 1;
    state.events.push("good");
    leave(state);
    if (state.hits >= state.need) win(state);
  },
  demonstrate: (state) =>
    state.hole < 0 || state.isHedgehog ? nothing : pick(state, state.hole, holes),
});

function leave(state: WhackState): void {
  state.hole = -1;
  state.wait = 12;
}
