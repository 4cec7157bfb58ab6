import { button } from "#kernel/input.ts";
import { pointerOf, type Control } from "#leos-arcade/control.ts";
import type { Point } from "#leos-arcade/field.ts";
import { defineMicroGame, nothing } from "#leos-arcade/micro-game.ts";
import { win, type Round } from "#leos-arcade/round.ts";
import { arrows } from "#leos-arcade/steer.ts";
import { carveMaze, farthestFrom, neighborOf, passageTo, pathTo } from "#leos-arcade/maze-plan.ts";

export interface MazeState extends Round {
  columns: number;
  rows: number;
  /** For each cell, bits of its open sides: see `sides`. */
  open: number[];
  at: number;
  goal: number;
  /** Ticks until the next step. */
  wait: number;
}

const cell = 104;
const stepTicks = 8;

/** The center of a cell. */
export function cellCenter({ columns, rows }: MazeState, at: number): Point {
  return {
    x: 480 + Math.trunc(((2 * (at % columns) - columns + 1) * cell) / 2),
    y: 285 + Math.trunc(((2 * Math.trunc(at / columns) - rows + 1) * cell) / 2),
  };
}

/** Find the way to the honey. */
export const maze = defineMicroGame<MazeState>({
  survives: false,
  start(round, level) {
    const columns = 4 + Math.trunc(level / 3);
    const rows = level < 4 ? 3 : 4;
    const open = carveMaze(round, columns, rows);
    return { ...round, columns, rows, open, at: 0, goal: farthestFrom(0, open, columns), wait: 0 };
  },
  step(state, control) {
    state.wait = Math.max(0, state.wait - 1);
    if (state.wait > 0) return;
    for (const [dx, dy] of wishes(state, control)) {
      const next = neighborOf(state.at, dx, dy, state.columns);
      if ((state.open[state.at] ?? 0) & passageTo(dx, dy)) {
        state.at = next;
        state.wait = stepTicks;
        state.events.push("move");
        break;
      }
    }
    if (state.at === state.goal) win(state);
  },
  demonstrate(state) {
    const next = pathTo(state.at, state.goal, state.open, state.columns);
    if (next === null) return nothing;
    const touch = cellCenter(state, next);
    const here = cellCenter(state, state.at);
    if (touch.x !== here.x)
      return { buttons: touch.x > here.x ? button.right : button.left, touch };
    return { buttons: touch.y > here.y ? button.down : button.up, touch };
  },
});

/** The directions that the player wants to go, the strongest first. */
function wishes(state: MazeState, control: Control): [number, number][] {
  const pointer = pointerOf(control);
  const here = cellCenter(state, state.at);
  const x = pointer ? pointer.x - here.x : arrows(control, "left", "right") * cell;
  const y = pointer ? pointer.y - here.y : arrows(control, "up", "down") * cell;
  const wanted: [number, number][] = [];
  if (Math.abs(x) > cell / 3) wanted.push([Math.sign(x), 0]);
  if (Math.abs(y) > cell / 3) wanted.push([0, Math.sign(y)]);
  return Math.abs(y) > Math.abs(x) ? wanted.toReversed() : wanted;
}
