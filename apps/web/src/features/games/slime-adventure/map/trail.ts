import { levelCount, levelsPerWorld } from "@goldmane/games/slime-adventure/levels/level-count";

export const worldCount = levelCount / levelsPerWorld;

/** Shares of a world's width and height. */
export type Place = { x: number; y: number };

/** The levels of a world by turns, in percent of it. */
const shapes: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [8, 69],
    [25, 52],
    [42, 72],
    [59, 48],
    [76, 68],
    [92, 47],
  ],
  [
    [8, 62],
    [25, 74],
    [41, 51],
    [58, 71],
    [75, 47],
    [92, 64],
  ],
];

/** The world of a level, from 1. */
export function worldOf(level: number): number {
  return Math.ceil(level / levelsPerWorld);
}

/** The levels of a world. */
export function levelsOf(world: number): number[] {
  return Array.from({ length: levelsPerWorld }, (_, at) => (world - 1) * levelsPerWorld + at + 1);
}

/** Where a level is within its world. */
export function placeInWorld(level: number): Place {
  const shape = shapes[(worldOf(level) - 1) % shapes.length];
  const [x, y] = shape?.[(level - 1) % levelsPerWorld] ?? [50, 50];
  return { x: x / 100, y: y / 100 };
}

/** Where a level is on the whole map; x counts worlds. */
export function placeOnMap(level: number): Place {
  const { x, y } = placeInWorld(level);
  return { x: worldOf(level) - 1 + x, y };
}

/** The hop from a level to the next one as an SVG path, in percent of the level's world. */
export function hopFrom(level: number): string {
  const from = placeInWorld(level);
  const next = placeInWorld(level + 1);
  const to = { ...next, x: next.x + worldOf(level + 1) - worldOf(level) };
  const peak = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 0.16 };
  const points = [from, peak, to].map(({ x, y }) => `${percent(x)} ${percent(y)}`);
  return `M${points[0]}Q${points[1]} ${points[2]}`;
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
