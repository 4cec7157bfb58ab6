import { assertNever } from "@goldmane/std/assert-never";

/** Why a carousel waits though it may turn: pointed at, focused, or out of view. */
type Hold = "pointer" | "focus" | "unseen";

export type CarouselState = {
  /**
   * How often it has turned forward. It does not wrap, so that lists of different lengths keep step:
   * each shows `wrapIndex(turn, its own length)`.
   */
  turn: number;
  /** The viewer's wish. */
  isPlaying: boolean;
  holds: readonly Hold[];
  /** It rests after a step by hand until this instant. */
  restsUntil: number;
};

export type CarouselEvent =
  | { type: "elapsed" }
  | { type: "stepped"; by: number; restsUntil: number }
  | { type: "toggled" }
  | { type: "held"; hold: Hold }
  | { type: "released"; hold: Hold };

/** Whoever asked for less motion finds it at rest, and may start it. */
export function openCarousel(isPlaying: boolean, index = 0): CarouselState {
  return { turn: index, isPlaying, holds: [], restsUntil: 0 };
}

export function nextCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case "elapsed":
      return { ...state, turn: state.turn + 1 };
    case "stepped":
      return { ...state, turn: state.turn + event.by, restsUntil: event.restsUntil };
    case "toggled":
      return { ...state, isPlaying: !state.isPlaying, restsUntil: 0 };
    case "held":
      return state.holds.includes(event.hold)
        ? state
        : { ...state, holds: [...state.holds, event.hold] };
    case "released":
      return state.holds.includes(event.hold)
        ? { ...state, holds: state.holds.filter((hold) => hold !== event.hold) }
        : state;
    default:
      return assertNever(event);
  }
}

/** Milliseconds until it turns by itself; null while it stands still. */
export function waitBeforeTurn(state: CarouselState, everyMs: number, now: number): number | null {
  if (!state.isPlaying || state.holds.length > 0) return null;
  return Math.max(0, state.restsUntil - now) + everyMs;
}

/** The place in a list of `count` after so many turns, backward ones too. */
export function wrapIndex(turn: number, count: number): number {
  return count > 0 ? ((turn % count) + count) % count : 0;
}

/** The turns, forward or back, by which a list of `count` gets from one place to another soonest. */
export function shortestWay(from: number, to: number, count: number): number {
  const ahead = wrapIndex(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
