import type { Random } from "@goldmane/std/seeded-random";

/**
 * A sound effect. `draw` adds its samples to a silent buffer; other random numbers give another
 * take.
 */
export type Effect = {
  seconds: number;
  /** Gain relative to other effects, in dB. */
  level: number;
  draw: (out: Float32Array, random: Random, sampleRate: number) => void;
};

/** A random number in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Derives a seed for a noise generator. */
export function seedFrom(random: Random): number {
  return Math.floor(random() * 1e9);
}
