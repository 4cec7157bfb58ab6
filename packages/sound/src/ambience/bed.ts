import type { Random } from "@goldmane/std/seeded-random";
import type { NoiseColor } from "#signal/spectral-loop.ts";

/** A background ambience: moving air and small events now and then. */
export type Bed = {
  /** Two colors of steady noise, each with its own swell. */
  air: readonly [AirLayer, AirLayer];
  grains: readonly Grain[];
  /** Gain relative to other beds, in dB. */
  level: number;
};

export type AirLayer = {
  color: NoiseColor;
  /** 0..1 */
  gain: number;
  /** Depth of the swell (0..1) and its period in seconds. */
  sway: number;
  swaySeconds: number;
};

/** A short sound that recurs at random times. */
export type Grain = {
  name: string;
  /** Mean seconds between two grains. */
  every: number;
  seconds: number;
  gain: number;
  takes: number;
  /** Recurs exactly every so many seconds, such as wheels on rails. */
  isSteady?: true;
  /** Seconds within which it is loudest; 0.5 by default. */
  peakSeconds?: number;
  draw: (out: Float32Array, random: Random, sampleRate: number) => void;
};

/** Noise color of a resonance: gain over frequency, a bell of width `octaves`. */
export function around(center: number, octaves: number, gain = 1): NoiseColor {
  return (hz) => gain * Math.exp(-0.5 * (Math.log2(hz / center) / octaves) ** 2);
}

/**
 * Noise color that falls with the frequency to the power of `power` above `corner` Hz and is flat
 * below it.
 */
export function falling(corner: number, power: number, gain = 1): NoiseColor {
  return (hz) => gain / (1 + (hz / corner) ** power);
}

export function mixed(...colors: readonly NoiseColor[]): NoiseColor {
  return (hz) => colors.reduce((sum, color) => sum + color(hz), 0);
}
