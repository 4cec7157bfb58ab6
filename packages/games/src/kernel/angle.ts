import { one } from "./fixed.ts";

/** A full turn. Angles are integers: 0 points right, a quarter points down, as y grows downward. */
export const fullTurn = 256;

/**
 * Sine of the first quarter turn times `one`. The values are literals, because engines may compute
 * Math.sin differently (ECMA-262 21.3.2.30 leaves its precision open).
 */
const quarter = [
  0, 6, 13, 19, 25, 31, 38, 44, 50, 56, 62, 68, 74, 80, 86, 92, 98, 104, 109, 115, 121, 126, 132,
  137, 142, 147, 152, 157, 162, 167, 172, 177, 181, 185, 190, 194, 198, 202, 206, 209, 213, 216,
  220, 223, 226, 229, 231, 234, 237, 239, 241, 243, 245, 247, 248, 250, 251, 252, 253, 254, 255,
  255, 256, 256, 256,
] as const;

/** Sine of an angle in 1/256 of a turn, as fixed-point from −256 to 256. */
export function sine(angle: number): number {
  const turned = ((angle % fullTurn) + fullTurn) % fullTurn;
  const half = turned % 128;
  const value = quarter[half <= 64 ? half : 128 - half] ?? one;
  return turned < 128 ? value : -value;
}

/** Cosine of an angle in 1/256 of a turn, as fixed-point from −256 to 256. */
export function cosine(angle: number): number {
  return sine(angle + 64);
}
