import { button } from "#kernel/input.ts";
import { presses, tapOf, type Control } from "./control.ts";
import { field, isNear, type Point } from "./field.ts";
import { nothing, nowAndThen, type Demonstration } from "./micro-game.ts";
import type { Round } from "./round.ts";

/** A grid of things to choose from, in the middle of the field around `y`. */
export interface Grid {
  count: number;
  columns: number;
  /** The distance between neighbors in pixels. */
  spacing: number;
  y: number;
}

export interface Choosing extends Round {
  /** The choice that `a` would take. */
  cursor: number;
}

/** The centers of a grid's things, row by row. */
export function spotsOf({ count, columns, spacing, y }: Grid): Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => ({
    x: field.width / 2 + Math.trunc(((2 * (at % columns) - columns + 1) * spacing) / 2),
    y: y + Math.trunc(((2 * Math.trunc(at / columns) - rows + 1) * spacing) / 2),
  }));
}

/** Moves the cursor by the arrows; returns the choice that is taken in this tick, or null. */
export function choose(
  state: Pick<Choosing, "cursor" | "events">,
  control: Control,
  grid: Grid,
): number | null {
  const tap = tapOf(control);
  if (tap) {
    const tapped = spotsOf(grid).findIndex((spot) => isNear(spot, tap, grid.spacing / 2));
    if (tapped < 0) return null;
    state.cursor = tapped;
    return tapped;
  }
  const column = state.cursor % grid.columns;
  const before = state.cursor;
  if (presses(control, "left") && column > 0) state.cursor -= 1;
  if (presses(control, "right") && column < grid.columns - 1) state.cursor += 1;
  if (presses(control, "up")) state.cursor -= grid.columns;
  if (presses(control, "down")) state.cursor += grid.columns;
  if (state.cursor < 0 || state.cursor >= grid.count) state.cursor = before;
  if (state.cursor !== before) state.events.push("move");
  return presses(control, "a") ? state.cursor : null;
}

/** A demonstration that moves the cursor to a choice and takes it. */
export function pick(state: Choosing, goal: number, grid: Grid): Demonstration {
  const touch = spotsOf(grid)[goal] ?? null;
  return touch
    ? nowAndThen(state.tick, { buttons: toward(state.cursor, goal, grid), touch })
    : nothing;
}

function toward(from: number, goal: number, { columns }: Grid): number {
  const down = Math.trunc(goal / columns) - Math.trunc(from / columns);
  if (down !== 0) return down > 0 ? button.down : button.up;
  if (from === goal) return button.a;
  return goal > from ? button.right : button.left;
}
