import { heroTurnMs } from "@goldmane/contracts/directory/showcase/limits";
import { assertNever } from "@goldmane/std/assert-never";

/** Reasons to hold the rotation. */
type Hold = "pointer" | "focus" | "unseen";

/** State of the hero's rotation. */
export type HeroState = {
  /** Number of forward turns. Not wrapped: the index is `wrapIndex(turn, count)`. */
  turn: number;
  /** The previous turn. */
  past: number | null;
  /** Whether it rotates automatically. */
  isPlaying: boolean;
  /** No motion at all, including trailers. */
  isStill: boolean;
  /** Whether trailers have sound. */
  hasSound: boolean;
  holds: readonly Hold[];
  /** State of the current trailer. */
  trailer: "none" | "coming" | "showing" | "over";
};

export type HeroEvent =
  | { type: "elapsed" }
  | { type: "stepped"; by: number }
  | { type: "chosen"; turn: number }
  | { type: "toggled" }
  | { type: "soundToggled" }
  | { type: "held"; hold: Hold }
  | { type: "released"; hold: Hold }
  | { type: "trailer"; is: "coming" | "showing" | "over" | "none" };

/** Muted, and paused for viewers who prefer less motion or less data. */
export function openHero(turn: number, { isPlaying }: { isPlaying: boolean }): HeroState {
  const isStill = !isPlaying;
  return { turn, past: null, isPlaying, isStill, hasSound: false, holds: [], trailer: "none" };
}

export function nextHero(state: HeroState, event: HeroEvent): HeroState {
  switch (event.type) {
    case "elapsed":
      return show(state, state.turn + 1);
    case "stepped":
      return show(state, state.turn + event.by);
    case "chosen":
      // A manual choice pauses the rotation.
      return { ...show(state, event.turn), isPlaying: false };
    case "toggled":
      return { ...state, isPlaying: !isMoving(state), isStill: isMoving(state) };
    case "soundToggled":
      return { ...state, hasSound: !state.hasSound };
    case "held":
      return state.holds.includes(event.hold)
        ? state
        : { ...state, holds: [...state.holds, event.hold] };
    case "released":
      return { ...state, holds: state.holds.filter((hold) => hold !== event.hold) };
    case "trailer": {
      const isPlayedOut = event.is === "over" && state.trailer === "showing";
      return isPlayedOut && mayTurn(state)
        ? show(state, state.turn + 1)
        : { ...state, trailer: event.is };
    }
    default:
      return assertNever(event);
  }
}

/** Whether something is moving that can be stopped. */
export function isMoving({ isPlaying, trailer }: HeroState): boolean {
  return isPlaying || trailer === "showing";
}

/** Milliseconds until the next automatic turn; null while paused or on hold. */
export function waitBeforeTurn(state: HeroState): number | null {
  if (!mayTurn(state) || state.trailer === "coming") return null;
  return state.trailer === "showing" && state.hasSound ? null : heroTurnMs;
}

function mayTurn({ isPlaying, holds }: HeroState): boolean {
  return isPlaying && holds.length === 0;
}

function show(state: HeroState, turn: number): HeroState {
  return turn === state.turn ? state : { ...state, turn, past: state.turn, trailer: "none" };
}
