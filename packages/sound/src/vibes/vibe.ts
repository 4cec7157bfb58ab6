import type { ModeName } from "#music/chord.ts";
import type { Piece } from "#pieces/piece.ts";

/**
 * Endless music: one-section passages follow one another; the seed decides their order, keys and
 * tunes.
 */
export type Vibe = Pick<
  Piece,
  "bpm" | "meter" | "swing" | "room" | "place" | "band" | "sections"
> & {
  mode: ModeName;
  /** Pitch classes of the tonics; each is used for four passages. */
  keys: readonly [number, ...number[]];
};

/** Checks the type of a vibe where it is written. */
export function vibe(written: Vibe): Vibe {
  return written;
}
