import type { Stereo } from "./block.ts";

/** Endless sound, made block by block. */
export type OpenSound = {
  /** Samples per block. */
  blockSize: number;
  /** The block at an index, always the same; the caller owns it. */
  block: (index: number) => Stereo;
};
