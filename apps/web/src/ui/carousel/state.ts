import { assertNever } from "@goldmane/std/assert-never";

/** Why autoplay is on hold: hovered, focused or out of view. */
type Hold = "pointer" | "focus" | "unseen";

export type CarouselState = {
  /**
   * Unwrapped count of forward turns, so that lists of different lengths stay in step: each shows
   * `wrapIndex(turn, its own length)`.
   */
  turn: number;
  /** The viewer's choice. */
  isPlaying: boolean;
  holds: readonly Hold[];
  /** Autoplay pauses until this time after a manual step. */
  restsUntil: number;
};

export type CarouselEvent =
  | { type: "elapsed" }
  | { type: "stepped"; by: number; restsUntil: number }
  | { type: "toggled" }
  | { type: "held"; hold: Hold }
  | { type: "released"; hold: Hold };

/** With reduced motion it starts paused. */
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

/** Milliseconds until the next automatic turn; null while paused or on hold. */
export function waitBeforeTurn(state: CarouselState, everyMs: number, now: number): number | null {
  if (!state.isPlaying || state.holds.length > 0) return null;
  return Math.max(0, state.restsUntil - now) + everyMs;
}

/** Index in a list of `count` after `turn` turns, which may be negative. */
export function wrapIndex(turn: number, count: number): number {
  return count > 0 ? ((turn % count) + count) % count : 0;
}

/** Shortest signed number of turns from one index to another in a list of `count`. */
export function shortestTurn(from: number, to: number, count: number): number {
  const ahead = wrapIndex(to - from, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
