/** White noise in -1..1, quick enough for inner loops (xorshift32). */
export function whiteNoise(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2147483648;
  };
}

/** White noise laid out (2.7 s at 48 kHz), for inner loops where a call for each sample would cost. */
export const noiseTable = laidOut(131072);
export const noiseMask = noiseTable.length - 1;

/** Where in the table a seed begins. */
export function noisePlace(seed: number): number {
  return (Math.imul(seed ^ 0x51a7, 2654435761) >>> 0) & noiseMask;
}

function laidOut(length: number): Float32Array {
  const noise = whiteNoise(0x6e6f);
  return Float32Array.from({ length }, noise);
}

/** A smooth random curve in -1..1 that can be asked anywhere, with about one bend per unit of `x`. */
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
