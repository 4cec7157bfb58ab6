import { button } from "#kernel/input.ts";
import { acts } from "#leos-arcade/control.ts";
import { defineMicroGame, nowAndThen } from "#leos-arcade/micro-game.ts";
import { win, type Round } from "#leos-arcade/round.ts";

export interface PumpState extends Round {
  strokes: number;
  need: number;
}

/** Pump until the balloon lifts off. */
export const pump = defineMicroGame<PumpState>({
  survives: false,
  start: (round, level) => ({ ...round, strokes: 0, need: 8 + level }),
  step(state, control) {
    if (!acts(control)) return;
    state.strokes += 1;
    state.events.push("pump");
    if (state.strokes >= state.need) win(state);
  },
  demonstrate: ({ tick }) => nowAndThen(tick, { buttons: button.a, touch: { x: 320, y: 330 } }),
});
