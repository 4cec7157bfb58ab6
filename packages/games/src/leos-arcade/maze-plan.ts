import { shuffle, type RandomState } from "#kernel/random.ts";

/** Bits of a cell's open sides. */
export const sides = { right: 1, down: 2, left: 4, up: 8 } as const;

const directions: [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export function passageTo(dx: number, dy: number): number {
  if (dx !== 0) return dx > 0 ? sides.right : sides.left;
  return dy > 0 ? sides.down : sides.up;
}

export function neighborOf(at: number, dx: number, dy: number, columns: number): number {
  return at + dx + dy * columns;
}

/** A maze in which exactly one way leads from any cell to any other; cells count row by row. */
export function carveMaze(random: RandomState, columns: number, rows: number): number[] {
  const open = Array.from({ length: columns * rows }, () => 0);
  const way = [0];
  const visited = new Set(way);
  for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
    const from = at;
    const free = shuffle(random, [...directions]).find(([dx, dy]) => {
      const x = (from % columns) + dx;
      const y = Math.trunc(from / columns) + dy;
      return x >= 0 && x < columns && y >= 0 && y < rows && !visited.has(y * columns + x);
    });
    if (!free) {
      way.pop();
      continue;
    }
    const [dx, dy] = free;
    const next = neighborOf(from, dx, dy, columns);
    open[from] = (open[from] ?? 0) | passageTo(dx, dy);
    open[next] = (open[next] ?? 0) | passageTo(-dx, -dy);
    visited.add(next);
    way.push(next);
  }
  return open;
}

/** The cell with the longest way from another. */
export function farthestFrom(from: number, open: readonly number[], columns: number): number {
  return walk(from, open, columns).at(-1)?.cell ?? from;
}

/** The next cell on the way to a goal, or null there. */
export function pathTo(
  from: number,
  goal: number,
  open: readonly number[],
  columns: number,
): number | null {
  return walk(goal, open, columns).find(({ cell }) => cell === from)?.previous ?? null;
}

/** All cells by their distance from one, each with the cell before it. */
function walk(
  from: number,
  open: readonly number[],
  columns: number,
): { cell: number; previous: number | null }[] {
  const found: { cell: number; previous: number | null }[] = [{ cell: from, previous: null }];
  for (const { cell, previous } of found)
    for (const [dx, dy] of directions) {
      const next = neighborOf(cell, dx, dy, columns);
      if ((open[cell] ?? 0) & passageTo(dx, dy) && next !== previous)
        found.push({ cell: next, previous: cell });
    }
  return found;
}
