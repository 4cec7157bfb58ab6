/** White noise in -1..1 (xorshift32), fast enough for inner loops. */
export function whiteNoise(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2147483648;
  };
}

/**
 * Precomputed white noise (2.7 s at 48 kHz), for inner loops where a call per sample would be too
 * slow.
 */
export const noiseTable = laidOut(131072);
export const noiseMask = noiseTable.length - 1;

/** The start offset in the table for a seed. */
export function noisePlace(seed: number): number {
  return (Math.imul(seed ^ 0x51a7, 2654435761) >>> 0) & noiseMask;
}

function laidOut(length: number): Float32Array {
  const noise = whiteNoise(0x6e6f);
  return Float32Array.from({ length }, noise);
}

/** Smooth value noise in -1..1 at any `x`, with about one extremum per unit of `x`. */
export function smoothNoise(seed: number, x: number): number {
  const left = Math.floor(x);
  const along = x - left;
  const eased = along * along * (3 - 2 * along);
  return latticeValue(seed, left) * (1 - eased) + latticeValue(seed, left + 1) * eased;
}

function latticeValue(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x27d4eb2d, 0x85ebca6b) ^ Math.imul(index + 0x165667b1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2147483648 - 1;
}
