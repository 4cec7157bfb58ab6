import type { Random } from "@goldmane/std/seeded-random";
import type { NoiseColour } from "#signal/spectral-loop.ts";

/** A place as it sounds when nothing happens: moving air, and small events now and then. */
export type Bed = {
  /** Two colours of steady noise and how each swells. */
  air: readonly [AirLayer, AirLayer];
  grains: readonly Grain[];
  /** Level against the others, in dB. */
  level: number;
};

export type AirLayer = {
  colour: NoiseColour;
  /** 0..1 */
  gain: number;
  /** How far it swells and how many seconds a swell takes. */
  sway: number;
  swaySeconds: number;
};

/** A short sound that comes again and again at no fixed time. */
export type Grain = {
  name: string;
  /** Mean seconds between two. */
  every: number;
  seconds: number;
  gain: number;
  takes: number;
  draw: (out: Float32Array, random: Random, sampleRate: number) => void;
};

/** A resonance as a colour of noise. */
export function around(centre: number, octaves: number, gain = 1): NoiseColour {
  return (hz) => gain * Math.exp(-0.5 * (Math.log2(hz / centre) / octaves) ** 2);
}

/** Falls by `power` of the frequency above `corner`, and stays below it. */
export function falling(corner: number, power: number, gain = 1): NoiseColour {
  return (hz) => gain / (1 + (hz / corner) ** power);
}

export function mixed(...colours: readonly NoiseColour[]): NoiseColour {
  return (hz) => colours.reduce((sum, colour) => sum + colour(hz), 0);
}
