import { assertNever } from "@goldmane/std/assert-never";

/** Which film the hero shows, which it showed before, and whether it moves on by itself. */
export type HeroState = { index: number; past: number | null; paused: boolean };

export type HeroEvent =
  | { type: "elapsed" }
  | { type: "chosen"; index: number }
  | { type: "paused" }
  | { type: "resumed" };

export const heroStart: HeroState = { index: 0, past: null, paused: false };

/** Choosing a film by hand stops the rotation: whoever chose wants to look. */
export function advanceHero(count: number) {
  return (state: HeroState, event: HeroEvent): HeroState => {
    switch (event.type) {
      case "elapsed":
        return state.paused ? state : show(state, (state.index + 1) % count);
      case "chosen":
        return { ...show(state, event.index), paused: true };
      case "paused":
        return { ...state, paused: true };
      case "resumed":
        return { ...state, paused: false };
      default:
        return assertNever(event);
    }
  };
}

function show(state: HeroState, index: number): HeroState {
  return index === state.index ? state : { ...state, index, past: state.index };
}
