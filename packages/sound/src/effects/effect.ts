import type { Random } from "@goldmane/std/seeded-random";

/** How a moment sounds. `draw` paints into silence; other random numbers give another take. */
export type Effect = {
  seconds: number;
  /** Level against the others, in dB. */
  level: number;
  draw: (out: Float32Array, random: Random, sampleRate: number) => void;
};

/** A number in a range. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A seed for noise from random numbers. */
export function seedFrom(random: Random): number {
  return Math.floor(random() * 1e9);
}
