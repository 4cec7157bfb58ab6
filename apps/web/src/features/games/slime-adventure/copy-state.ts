import type { SlimeState } from "@goldmane/games/slime-adventure/state";

/** Copies what the picture reads of the step before: places and sizes. */
export function copyState(state: SlimeState): SlimeState {
  return {
    ...state,
    bodies: state.bodies.map((body) => ({ ...body })),
    snails: state.snails.map((snail) => ({ ...snail })),
  };
}
