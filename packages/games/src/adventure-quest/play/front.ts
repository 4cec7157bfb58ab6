import {
  columns,
  rows,
  stepX,
  stepY,
  tile,
  tileAt,
  tileIndex,
  type Facing,
} from "#adventure-quest/world/field.ts";
import type { Tile } from "#adventure-quest/world/tiles.ts";
import { one } from "#kernel/fixed.ts";
import type { QuestState } from "./state.ts";

const reach = 34 * one;
const sideways = [0, 13 * one, -13 * one];

/** The nearest tile in front of the hero that is one of `wanted`, or −1. */
export function tileInFront(
  { hero, tiles }: Pick<QuestState, "hero" | "tiles">,
  wanted: (found: Tile) => boolean,
): number {
  const ahead = { x: stepX(hero.facing), y: stepY(hero.facing) };
  for (const side of sideways) {
    const at = tileAt(
      hero.x + ahead.x * reach + ahead.y * side,
      hero.y + ahead.y * reach + ahead.x * side,
    );
    const found = tiles[at];
    if (found && wanted(found)) return at;
  }
  return -1;
}

/** The tiles from the hero's own onward in the direction that it faces, up to `count`. */
export function lineAhead(
  { hero }: Pick<QuestState, "hero">,
  facing: Facing,
  count: number,
): number[] {
  const line: number[] = [];
  let column = Math.floor(hero.x / tile);
  let row = Math.floor(hero.y / tile);
  for (let moved = 0; moved < count; moved += 1) {
    column += stepX(facing);
    row += stepY(facing);
    if (column < 0 || row < 0 || column >= columns || row >= rows) break;
    line.push(tileIndex(column, row));
  }
  return line;
}
