import { columns, rows, tile, tileIndex } from "#adventure-quest/world/field.ts";
import type { Tile } from "#adventure-quest/world/tiles.ts";
import { one } from "#kernel/fixed.ts";

/** Half of the width and height of what collides with tiles, in fixed-point. */
export type Box = { halfWidth: number; halfHeight: number };

export const heroBox: Box = { halfWidth: 15 * one, halfHeight: 13 * one };
export const foeBox: Box = { halfWidth: 16 * one, halfHeight: 15 * one };

type IsOpen = (found: Tile) => boolean;

/** Whether a box at a position touches open tiles only. Outside of the room everything is open. */
export function fits(
  tiles: readonly Tile[],
  { x, y, box }: { x: number; y: number; box: Box },
  isOpen: IsOpen,
): boolean {
  const left = Math.floor((x - box.halfWidth) / tile);
  const right = Math.floor((x + box.halfWidth - 1) / tile);
  const top = Math.floor((y - box.halfHeight) / tile);
  const bottom = Math.floor((y + box.halfHeight - 1) / tile);
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const found = tiles[tileIndex(column, row)];
      if (found ? !isOpen(found) : isBeyondWall(tiles, column, row)) return false;
    }
  return true;
}

/** Outside of the room, a tile is open behind a door only. */
function isBeyondWall(tiles: readonly Tile[], column: number, row: number): boolean {
  const inside = tileIndex(
    Math.min(columns - 1, Math.max(0, column)),
    Math.min(rows - 1, Math.max(0, row)),
  );
  return tiles[inside] === "#";
}

/**
 * Moves a body as far as tiles let it, first along x, then along y. Returns whether it was stopped.
 */
export function walk(
  tiles: readonly Tile[],
  body: { x: number; y: number },
  { dx, dy, box, isOpen }: { dx: number; dy: number; box: Box; isOpen: IsOpen },
): boolean {
  let wasStopped = false;
  if (dx !== 0) {
    if (fits(tiles, { x: body.x + dx, y: body.y, box }, isOpen)) body.x += dx;
    else {
      body.x = closest(body.x, dx, box.halfWidth);
      wasStopped = true;
    }
  }
  if (dy !== 0) {
    if (fits(tiles, { x: body.x, y: body.y + dy, box }, isOpen)) body.y += dy;
    else {
      body.y = closest(body.y, dy, box.halfHeight);
      wasStopped = true;
    }
  }
  return wasStopped;
}

/** The position at which the leading edge touches the next tile. */
function closest(at: number, step: number, half: number): number {
  if (step > 0) {
    const edge = Math.ceil((at + half) / tile) * tile;
    return Math.min(at + step, Math.max(at, edge - half));
  }
  const edge = Math.floor((at - half) / tile) * tile;
  return Math.max(at + step, Math.min(at, edge + half));
}
