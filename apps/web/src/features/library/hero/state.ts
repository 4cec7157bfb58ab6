import { assertNever } from "@goldmane/std/assert-never";

/** Which film the hero shows, and which it showed before. */
export type HeroState = {
  index: number;
  past: number | null;
  /** It does not move on by itself. */
  paused: boolean;
  /** Nothing in it moves: no trailer either. */
  still: boolean;
};

export type HeroEvent =
  | { type: "elapsed" }
  | { type: "chosen"; index: number }
  | { type: "paused" }
  | { type: "resumed" };

/** Whoever asked for less motion finds it at rest. */
export function openHero(hasMotion: boolean): HeroState {
  return { index: 0, past: null, paused: !hasMotion, still: !hasMotion };
}

/** Choosing a film by hand stops the rotation: whoever chose wants to look. */
export function advanceHero(count: number) {
  return (state: HeroState, event: HeroEvent): HeroState => {
    switch (event.type) {
      case "elapsed":
        return state.paused ? state : show(state, (state.index + 1) % count);
      case "chosen":
        return { ...show(state, event.index), paused: true };
      case "paused":
        return { ...state, paused: true, still: true };
      case "resumed":
        return { ...state, paused: false, still: false };
      default:
        return assertNever(event);
    }
  };
}

function show(state: HeroState, index: number): HeroState {
  return index === state.index ? state : { ...state, index, past: state.index };
}
