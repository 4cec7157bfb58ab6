import type { Envelope } from "#signal/envelope.ts";

/** Buses with their own ducking and reverb send. */
export const buses = ["near", "far", "effects", "ambience", "voices"] as const;
export type Bus = (typeof buses)[number];

/** Samples that any number of clips can play; made when first needed, and again after eviction. */
export type Source = {
  /** Equal keys mean equal samples. */
  key: string;
  make: () => Float32Array;
  loop: Loop | null;
};

/**
 * A stretch (its length is a power of two) that repeats without a seam. The left and right channel
 * read it at two offsets, which makes one loop sound wide.
 */
export type Loop = { from: number; size: number; left: number; right: number };

/** One sound in the mix: everything audible is a list of clips. */
export type Clip = {
  bus: Bus;
  source: Source;
  /** First sample, from the film's start. */
  start: number;
  /** Samples until it is silent. */
  length: number;
  left: number;
  right: number;
  envelope: Envelope;
  /** Seconds in which the source itself falls by 60 dB; Infinity while it is sustained. */
  decay: number;
};

/** Channel gains for a pan position, at constant power. `pan`: -1 left .. 1 right. */
export function placed(gain: number, pan: number): { left: number; right: number } {
  const angle = ((Math.min(1, Math.max(-1, pan)) + 1) * Math.PI) / 4;
  return { left: gain * Math.cos(angle), right: gain * Math.sin(angle) };
}
