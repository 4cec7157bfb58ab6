import { Filter } from "./filter.ts";
import { noiseMask, noisePlace, noiseTable } from "./noise.ts";

/** A curve over a stroke: `x` runs from 0 at its start to 1 at its end. */
export type Curve = (x: number) => number;

export type ToneStroke = {
  at?: number;
  seconds: number;
  hz: Curve;
  gain: Curve;
  /** Gain of the added partials: 0 is a sine, 1 nearly a saw. */
  edge?: number;
};

/** Adds a gliding tone to `out`. */
export function addTone(out: Float32Array, stroke: ToneStroke, sampleRate: number): void {
  const from = Math.round((stroke.at ?? 0) * sampleRate);
  const count = Math.min(Math.round(stroke.seconds * sampleRate), out.length - from);
  const edge = stroke.edge ?? 0;
  let phase = 0;
  let hz = 0;
  let gain = 0;
  let gainStep = 0;
  for (let i = 0; i < count; i += 1) {
    if (i % 32 === 0) {
      hz = Math.min(stroke.hz(i / count), sampleRate * 0.4);
      gain = stroke.gain(i / count);
      gainStep = (stroke.gain(Math.min(1, (i + 32) / count)) - gain) / 32;
    }
    let sample = Math.sin(phase);
    if (edge > 0) {
      sample +=
        edge * (0.5 * Math.sin(2 * phase) + 0.33 * Math.sin(3 * phase) + 0.2 * Math.sin(5 * phase));
    }
    out[from + i] = (out[from + i] ?? 0) + sample * gain;
    gain += gainStep;
    phase += (2 * Math.PI * hz) / sampleRate;
    if (phase > 2 * Math.PI) phase -= 2 * Math.PI;
  }
}

export type NoiseStroke = {
  at?: number;
  seconds: number;
  /** Center or cutoff frequency of the band. */
  hz: Curve;
  gain: Curve;
  resonance?: number;
  pass?: "low" | "band" | "high";
  seed: number;
};

/** Adds filtered noise to `out`. */
export function addNoise(out: Float32Array, stroke: NoiseStroke, sampleRate: number): void {
  const from = Math.round((stroke.at ?? 0) * sampleRate);
  const count = Math.min(Math.round(stroke.seconds * sampleRate), out.length - from);
  const grain = noisePlace(stroke.seed);
  const pass = stroke.pass ?? "band";
  const filter = new Filter(sampleRate, stroke.hz(0), stroke.resonance ?? 1);
  let gain = 0;
  let gainStep = 0;
  for (let i = 0; i < count; i += 1) {
    if (i % 32 === 0) {
      filter.tune(stroke.hz(i / count), stroke.resonance ?? 1);
      gain = stroke.gain(i / count);
      gainStep = (stroke.gain(Math.min(1, (i + 32) / count)) - gain) / 32;
    }
    filter.feed(noiseTable[(grain + i) & noiseMask] ?? 0);
    out[from + i] = (out[from + i] ?? 0) + filter[pass] * gain;
    gain += gainStep;
  }
}

/**
 * A percussive envelope: a quick rise over `rise` of the stroke, then an exponential decay to 0.
 */
export function struck(gain = 1, rise = 0.01, steepness = 5): Curve {
  return (x) => gain * Math.min(1, x / rise) * Math.exp(-steepness * x) * Math.min(1, (1 - x) * 12);
}

/** An envelope that rises to its maximum at `peak` and falls to 0 at the end. */
export function swelling(gain = 1, peak = 0.5): Curve {
  return (x) => {
    const side = x < peak ? x / peak : (1 - x) / (1 - peak);
    return gain * Math.max(0, side) ** 2 * (3 - 2 * Math.max(0, side));
  };
}

/** An exponential glide from one value to another, linear in pitch. */
export function glide(from: number, to: number, bend = 1): Curve {
  return (x) => from * (to / from) ** (x ** bend);
}

export function flat(value: number): Curve {
  return () => value;
}
