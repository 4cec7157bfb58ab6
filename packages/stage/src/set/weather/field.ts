import { randomAt } from "@goldmane/std/seeded-random";
import type { Box } from "#paint/bake.ts";

/** Size of the tile in which particles fall; it repeats outside the picture. */
export const fieldWidth = 1400;
export const fieldHeight = 800;

/** Wraps a particle of a repeating field into the visible part. */
export function wrapInto(seen: Box, x: number, y: number): { x: number; y: number } {
  const left = seen.x - 60;
  const top = seen.y - 40;
  return {
    x: left + positive(x - left, fieldWidth),
    y: top + positive(y - top, fieldHeight),
  };
}

export function isSeen({ x, y, width, height }: Box, at: { x: number; y: number }): boolean {
  return at.x > x - 60 && at.x < x + width + 60 && at.y > y - 40 && at.y < y + height + 40;
}

/** A precomputed table of random numbers, so that frames need not generate them. */
export function randomTable(seed: number, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, index) => randomAt(seed, index));
}

function positive(value: number, period: number): number {
  return ((value % period) + period) % period;
}
