import { button } from "#kernel/input.ts";
import { randomBelow, randomChance } from "#kernel/random.ts";
import { presses, tapOf, type Control } from "#leos-arcade/control.ts";
import { defineMicroGame, nowAndThen } from "#leos-arcade/micro-game.ts";
import { lose, win, type Round } from "#leos-arcade/round.ts";

export interface SortState extends Round {
  /** What comes along: kind 0 or 1. */
  things: number[];
  sorted: number;
  /** The kind that belongs on the left. */
  leftKind: number;
  /** The tick of the latest throw, and its side. */
  thrownAt: number;
  thrownLeft: boolean;
}

/** Throw each thing into the basket on its side. */
export const sort = defineMicroGame<SortState>({
  survives: false,
  start(round, level) {
    const things = Array.from({ length: 4 + Math.trunc(level / 2) }, () => randomBelow(round, 2));
    // Both kinds occur.
    things[1] = 1 - (things[0] ?? 0);
    const leftKind = randomChance(round, 50) ? 1 : 0;
    return { ...round, things, sorted: 0, leftKind, thrownAt: -60, thrownLeft: false };
  },
  step(state, control) {
    const side = sideOf(control);
    if (!side) return;
    state.thrownAt = state.tick;
    state.thrownLeft = side === "left";
    const isRight = (state.things[state.sorted] === state.leftKind) === state.thrownLeft;
    state.sorted += 1;
    state.events.push(isRight ? "good" : "bad");
    if (!isRight) lose(state);
    else if (state.sorted === state.things.length) win(state);
  },
  demonstrate: ({ things, sorted, leftKind, tick }) =>
    nowAndThen(
      tick,
      things[sorted] === leftKind
        ? { buttons: button.left, touch: { x: 180, y: 330 } }
        : { buttons: button.right, touch: { x: 780, y: 330 } },
    ),
});

function sideOf(control: Control): "left" | "right" | null {
  const tap = tapOf(control);
  if (tap) return tap.x < 480 ? "left" : "right";
  if (presses(control, "left")) return "left";
  return presses(control, "right") ? "right" : null;
}
