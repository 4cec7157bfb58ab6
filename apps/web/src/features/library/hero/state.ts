import { heroTurnMs } from "@goldmane/contracts/directory/showcase/limits";
import { assertNever } from "@goldmane/std/assert-never";

/** Reasons to hold the rotation. */
type Hold = "pointer" | "focus" | "unseen";

/** State of the hero's rotation. */
export type HeroState = {
  /** The shown slide. Not wrapped: its index is `wrapIndex(slide, count)`. */
  slide: number;
  /** Whether it isn't the first slide. */
  hasTurned: boolean;
  /** Whether the next slide's picture has loaded. */
  isNextReady: boolean;
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
  /** The picture of the slide after this one has loaded. */
  | { type: "nextReady"; after: number }
  | { type: "stepped"; by: number }
  | { type: "chosen"; slide: number }
  | { type: "toggled" }
  | { type: "soundToggled" }
  | { type: "held"; hold: Hold }
  | { type: "released"; hold: Hold }
  | { type: "trailer"; is: "coming" | "showing" | "over" | "none" };

/** Muted, and paused for viewers who prefer less motion or less data. */
export function openHero(slide: number, { isPlaying }: { isPlaying: boolean }): HeroState {
  const isStill = !isPlaying;
  return {
    slide,
    hasTurned: false,
    isNextReady: false,
    isPlaying,
    isStill,
    hasSound: false,
    holds: [],
    trailer: "none",
  };
}

export function nextHero(state: HeroState, event: HeroEvent): HeroState {
  switch (event.type) {
    case "elapsed":
      return canAdvance(state) ? show(state, state.slide + 1) : state;
    case "nextReady":
      return event.after === state.slide ? { ...state, isNextReady: true } : state;
    case "stepped":
      return show(state, state.slide + event.by);
    case "chosen":
      // A manual choice pauses the rotation.
      return { ...show(state, event.slide), isPlaying: false };
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
      return isPlayedOut && canAdvance(state)
        ? show(state, state.slide + 1)
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

/** Milliseconds until the next slide is shown; null while paused, on hold or not loaded. */
export function msUntilNextSlide(state: HeroState): number | null {
  if (!canAdvance(state) || state.trailer === "coming") return null;
  return state.trailer === "showing" && state.hasSound ? null : heroTurnMs;
}

function canAdvance({ isPlaying, holds, isNextReady }: HeroState): boolean {
  return isPlaying && holds.length === 0 && isNextReady;
}

function show(state: HeroState, slide: number): HeroState {
  return slide === state.slide
    ? state
    : { ...state, slide, hasTurned: true, isNextReady: false, trailer: "none" };
}
