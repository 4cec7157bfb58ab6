import type { ModeName } from "#music/chord.ts";
import type { Piece } from "#pieces/piece.ts";

/**
 * Music without an end: passages of one section each follow one another in an order, in keys and
 * with tunes that its seed decides.
 */
export type Vibe = Pick<
  Piece,
  "bpm" | "meter" | "swing" | "room" | "place" | "band" | "sections"
> & {
  mode: ModeName;
  /** Pitch classes of the tonics; each stands for four passages. */
  keys: readonly [number, ...number[]];
};

/** Lets the types check a vibe where it is written. */
export function vibe(written: Vibe): Vibe {
  return written;
}
