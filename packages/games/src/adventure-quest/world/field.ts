import { one } from "#kernel/fixed.ts";

/** A room is one screen of tiles, including the walls around it. */
export const columns = 20;
export const rows = 10;

/** The edge of a tile: in pixels of the field, and as fixed-point. */
export const tilePixels = 48;
export const tile = tilePixels * one;

/** The room's upper edge in the field of 960 × 540 pixels: hearts and keys are above it. */
export const roomTop = 60;

/** Directions, by quarter turns from the right: right, down, left, up. */
export type Facing = 0 | 1 | 2 | 3;
export const facings: readonly Facing[] = [0, 1, 2, 3];
const stepsX = [1, 0, -1, 0] as const;
const stepsY = [0, 1, 0, -1] as const;

export function stepX(facing: Facing): number {
  return stepsX[facing];
}

export function stepY(facing: Facing): number {
  return stepsY[facing];
}

export function opposite(facing: Facing): Facing {
  return ((facing + 2) % 4) as Facing;
}

/** The index of the tile in a column and a row, or −1 outside of the room. */
export function tileIndex(column: number, row: number): number {
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** The index of the tile at a fixed-point position, or −1 outside of the room. */
export function tileAt(x: number, y: number): number {
  return tileIndex(Math.floor(x / tile), Math.floor(y / tile));
}

/** The fixed-point middle of a column or row. */
export function middleOf(line: number): number {
  return line * tile + tile / 2;
}

/** The two tiles of the door on each side, by facing. */
export const doorTiles: readonly (readonly [number, number])[] = [
  [tileIndex(19, 4), tileIndex(19, 5)],
  [tileIndex(9, 9), tileIndex(10, 9)],
  [tileIndex(0, 4), tileIndex(0, 5)],
  [tileIndex(9, 0), tileIndex(10, 0)],
];
