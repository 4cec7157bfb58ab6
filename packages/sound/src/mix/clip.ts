import type { Envelope } from "#signal/envelope.ts";

/** Buses that are treated apart: ducked or not, near or far in the room. */
export const buses = ["near", "far", "effects", "ambience", "voices"] as const;
export type Bus = (typeof buses)[number];

/** Samples that any number of clips may play; made when first needed, perhaps made again later. */
export type Source = {
  /** Equal keys mean equal samples. */
  key: string;
  make: () => Float32Array;
  loop: Loop | null;
};

/**
 * A stretch (a power of two long) that repeats without a seam. The ears read it from two places,
 * which makes one loop a wide sound.
 */
export type Loop = { from: number; size: number; left: number; right: number };

/** One sound in the film: everything heard is a list of these. */
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
  /** Seconds in which the source itself falls by 60 dB; Infinity when it is held. */
  decay: number;
};

/** Channel gains of equal power. `pan`: -1 left .. 1 right. */
export function placed(gain: number, pan: number): { left: number; right: number } {
  const angle = ((Math.min(1, Math.max(-1, pan)) + 1) * Math.PI) / 4;
  return { left: gain * Math.cos(angle), right: gain * Math.sin(angle) };
}
