/**
 * Fixed-point arithmetic: positions and speeds are integers in 1/256 of a pixel, so that a run gives
 * equal states in every engine. Every result is an integer while |a · b| < 2^53.
 */
export const one = 256;

/** Pixels as fixed-point; halves of 1/256 are rounded up. */
export function toFixed(pixels: number): number {
  return Math.round(pixels * one);
}

/** Whole pixels, rounded down. */
export function toPixels(fixed: number): number {
  return Math.floor(fixed / one);
}

/** The product of two fixed-point numbers, rounded toward zero. */
export function multiply(a: number, b: number): number {
  return Math.trunc((a * b) / one);
}

/** The quotient of two fixed-point numbers, rounded toward zero; `b` must not be 0. */
export function divide(a: number, b: number): number {
  return Math.trunc((a * one) / b);
}

/** The largest integer whose square is not above `value` (an integer from 0 to 2^52). */
export function integerSqrt(value: number): number {
  // IEEE 754 requires an exactly rounded square root; the correction covers its rounding up.
  const root = Math.floor(Math.sqrt(value));
  return root * root > value ? root - 1 : root;
}

/** Moves `value` toward `goal` by at most `step`. */
export function approach(value: number, goal: number, step: number): number {
  return value < goal ? Math.min(goal, value + step) : Math.max(goal, value - step);
}
