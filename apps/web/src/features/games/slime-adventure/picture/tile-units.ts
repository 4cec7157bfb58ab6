import { tileSize } from "@goldmane/games/slime-adventure/tiles";
import { one } from "@goldmane/games/kernel/fixed";

/** Units of the field for a pixel of the rules. */
export const unitsPerPixel = 2;
export const tileUnits = tileSize * unitsPerPixel;

/** A tile and its upper left corner in units. */
export type Cell = { column: number; row: number; x: number; y: number };

/** Fixed-point of the rules in units of the field. */
export function toUnits(fixed: number): number {
  return (fixed / one) * unitsPerPixel;
}
