import { randomBelow } from "#kernel/random.ts";
import { choose, pick, type Choosing, type Grid } from "#leos-arcade/choices.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { lose, win } from "#leos-arcade/round.ts";

export interface HideAndSeekState extends Choosing {
  cups: number;
  /** The place of the cup that hides the mouse. */
  place: number;
  /** The pairs of places whose cups change. */
  swaps: [number, number][];
  swapTicks: number;
  /** The cup that was lifted, or −1. */
  lifted: number;
}

export const firstSwap = 70;

export function cupGrid({ cups }: Pick<HideAndSeekState, "cups">): Grid {
  return { count: cups, columns: cups, spacing: 220, y: 360 };
}

/** The swap under way and how many of its ticks have passed, or null. */
export function currentSwap(
  state: HideAndSeekState,
): { places: [number, number]; ticks: number } | null {
  const since = state.tick - firstSwap;
  const places = since < 0 ? undefined : state.swaps[Math.floor(since / state.swapTicks)];
  return places ? { places, ticks: since % state.swapTicks } : null;
}

/** Keep an eye on the cup that hides the mouse. */
export const hideAndSeek = defineMicroGame<HideAndSeekState>({
  survives: false,
  start(round, level) {
    const cups = level < 5 ? 3 : 4;
    const swaps = Array.from({ length: 2 + Math.trunc(level / 2) }, (): [number, number] => {
      const one = randomBelow(round, cups);
      return [one, (one + 1 + randomBelow(round, cups - 1)) % cups];
    });
    const place = randomBelow(round, cups);
    const swapTicks = 40 - 2 * level;
    return { ...round, cursor: 1, cups, place, swaps, swapTicks, lifted: -1 };
  },
  step(state, control) {
    const swap = currentSwap(state);
    if (swap) {
      if (swap.ticks === 0) state.events.push("move");
      if (swap.ticks === state.swapTicks - 1) {
        const [one, other] = swap.places;
        if (state.place === one) state.place = other;
        else if (state.place === other) state.place = one;
      }
    }
    if (!isAsking(state)) return;
    const chosen = choose(state, control, cupGrid(state));
    if (chosen === null) return;
    state.lifted = chosen;
    state.events.push(chosen === state.place ? "good" : "bad");
    if (chosen === state.place) win(state);
    else lose(state);
  },
  demonstrate: (state) => (isAsking(state) ? pick(state, state.place, cupGrid(state)) : nothing),
});

/** Whether the cups have come to rest. */
export function isAsking(state: HideAndSeekState): boolean {
  return state.tick >= firstSwap + state.swaps.length * state.swapTicks;
}
