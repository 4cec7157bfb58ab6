import { Filter } from "#signal/filter.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut, ring, type Mode } from "#signal/modal.ts";
import { noiseMask, noisePlace, noiseTable } from "#signal/noise.ts";
import { midiToHz } from "#signal/pitch.ts";
import type { Instrument } from "./instrument.ts";

type DrumSpec = {
  level: number;
  seconds: number;
  bus?: "near" | "far";
  /** Fills the sample buffer; `hard` strokes are brighter. */
  strike: (out: Float32Array, hard: boolean, sampleRate: number, pitch: number) => void;
};

export function drum(spec: DrumSpec): Instrument {
  return {
    kind: "struck",
    level: spec.level,
    bus: spec.bus ?? "near",
    range: [0, 127],
    release: null,
    decay: () => spec.seconds * 0.7,
    make: (pitch, hard, sampleRate) => {
      const out = new Float32Array(Math.round(spec.seconds * sampleRate));
      spec.strike(out, hard, sampleRate, pitch);
      return normalizeLoudness(fadeOut(out, sampleRate * 0.02), sampleRate);
    },
  };
}

type Burst = {
  hz: number;
  resonance: number;
  gain: number;
  seconds: number;
  at?: number;
  rise?: number;
};

/** Adds a burst of band-passed noise with a quick attack and exponential decay. */
export function addBurst(out: Float32Array, burst: Burst, sampleRate: number, seed = 5): void {
  const grain = noisePlace(seed);
  const filter = new Filter(sampleRate, burst.hz, burst.resonance);
  const fall = 10 ** (-3 / (burst.seconds * sampleRate));
  const rise = Math.max(1, (burst.rise ?? 0.001) * sampleRate);
  const from = Math.round((burst.at ?? 0) * sampleRate);
  const end = Math.min(out.length, from + Math.ceil(burst.seconds * 1.3 * sampleRate));
  let level = burst.gain;
  for (let i = from; i < end; i += 1) {
    filter.feed(noiseTable[(grain + i) & noiseMask] ?? 0);
    out[i] = (out[i] ?? 0) + filter.band * level * Math.min(1, (i - from) / rise);
    level *= fall;
  }
}

type Drop = { from: number; to: number; bend: number; gain: number; seconds: number };

/** Adds a sine that falls from one pitch to another, as a drum skin does when it settles. */
export function addDrop(out: Float32Array, drop: Drop, sampleRate: number): void {
  let phase = 0;
  const fall = 10 ** (-3 / (drop.seconds * sampleRate));
  let level = drop.gain;
  let bend = drop.from - drop.to;
  const settle = Math.exp(-1 / (drop.bend * sampleRate));
  for (let i = 0; i < out.length; i += 1) {
    out[i] = (out[i] ?? 0) + Math.sin(phase) * level * Math.min(1, i / (0.0015 * sampleRate));
    phase += (2 * Math.PI * (drop.to + bend)) / sampleRate;
    bend *= settle;
    level *= fall;
  }
}

export const kick = drum({
  level: -2,
  seconds: 0.5,
  strike: (out, hard, sampleRate) => {
    addDrop(out, { from: 125, to: 52, bend: 0.028, gain: 1, seconds: 0.42 }, sampleRate);
    addBurst(out, { hz: hard ? 2200 : 1200, resonance: 0.7, gain: 0.1, seconds: 0.03 }, sampleRate);
  },
});

export const taiko = drum({
  level: 0,
  seconds: 1.3,
  bus: "far",
  strike: (out, hard, sampleRate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    addDrop(
      out,
      { from: 118 * tune, to: 74 * tune, bend: 0.05, gain: 1, seconds: 1.1 },
      sampleRate,
    );
    const skin: Mode[] = [
      { hz: 128 * tune, gain: 0.35, seconds: 0.6 },
      { hz: 181 * tune, gain: 0.22, seconds: 0.4 },
      { hz: 262 * tune, gain: 0.16, seconds: 0.28 },
    ];
    ring(out, skin, sampleRate);
    addBurst(out, { hz: hard ? 1500 : 700, resonance: 0.8, gain: 0.45, seconds: 0.09 }, sampleRate);
  },
});

/** A hand drum: the bodhran of the jig, the soft pulse of the lullaby. */
export const frameDrum = drum({
  level: -2,
  seconds: 0.5,
  strike: (out, hard, sampleRate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    addDrop(
      out,
      { from: 150 * tune, to: 98 * tune, bend: 0.03, gain: 1, seconds: 0.4 },
      sampleRate,
    );
    addBurst(out, { hz: hard ? 1700 : 800, resonance: 0.9, gain: 0.4, seconds: 0.06 }, sampleRate);
  },
});

export const snare = drum({
  level: -6,
  seconds: 0.32,
  strike: (out, hard, sampleRate) => {
    const skin: Mode[] = [
      { hz: 186, gain: 0.6, seconds: 0.16 },
      { hz: 328, gain: 0.35, seconds: 0.1 },
    ];
    ring(out, skin, sampleRate);
    addBurst(out, { hz: 2300, resonance: 0.5, gain: hard ? 0.9 : 0.6, seconds: 0.22 }, sampleRate);
    addBurst(
      out,
      { hz: 6200, resonance: 0.6, gain: hard ? 0.5 : 0.3, seconds: 0.14 },
      sampleRate,
      9,
    );
  },
});

export const brush = drum({
  level: -8,
  seconds: 0.34,
  strike: (out, hard, sampleRate) => {
    const sweep = {
      hz: 3600,
      resonance: 0.5,
      gain: 0.8,
      seconds: 0.26,
      rise: hard ? 0.012 : 0.035,
    };
    addBurst(out, sweep, sampleRate);
    ring(out, [{ hz: 205, gain: 0.12, seconds: 0.1 }], sampleRate);
  },
});

export const shaker = drum({
  level: -13,
  seconds: 0.16,
  strike: (out, hard, sampleRate) => {
    const grains = { hz: 7200, resonance: 0.9, gain: 1, seconds: 0.09, rise: hard ? 0.006 : 0.018 };
    addBurst(out, grains, sampleRate);
  },
});

export const tambourine = drum({
  level: -11,
  seconds: 0.34,
  strike: (out, hard, sampleRate) => {
    const jingles = [5200, 6900, 8300, 9700].map((hz) => ({ hz, gain: 0.2, seconds: 0.26 }));
    ring(out, jingles, sampleRate);
    addBurst(out, { hz: 7800, resonance: 0.8, gain: hard ? 1 : 0.7, seconds: 0.15 }, sampleRate);
  },
});

export const hat = drum({
  level: -13,
  seconds: 0.12,
  strike: (out, hard, sampleRate) => {
    addBurst(out, { hz: 8800, resonance: 0.6, gain: 1, seconds: hard ? 0.09 : 0.05 }, sampleRate);
  },
});

export const woodblock = drum({
  level: -7,
  seconds: 0.16,
  strike: (out, hard, sampleRate, pitch) => {
    const tune = 2 ** ((pitch - 60) / 12);
    const wood: Mode[] = [
      { hz: 780 * tune, gain: 1, seconds: 0.09 },
      { hz: 1930 * tune, gain: hard ? 0.4 : 0.2, seconds: 0.05 },
    ];
    ring(out, wood, sampleRate);
    addBurst(out, { hz: 2400, resonance: 1, gain: 0.15, seconds: 0.012 }, sampleRate);
  },
});

/** Timpani: tuned copper kettles. */
export const timpani = drum({
  level: 1,
  seconds: 2,
  bus: "far",
  strike: (out, hard, sampleRate, pitch) => {
    const hz = midiToHz(pitch);
    const kettle: Mode[] = [
      { hz, gain: 1, seconds: 1.8 },
      { hz: hz * 1.504, gain: 0.55, seconds: 1.3 },
      { hz: hz * 1.742, gain: 0.2, seconds: 0.6 },
      { hz: hz * 2.0, gain: 0.3, seconds: 1 },
      { hz: hz * 2.49, gain: 0.16, seconds: 0.7 },
    ];
    ring(out, kettle, sampleRate);
    addBurst(out, { hz: hard ? 900 : 420, resonance: 0.8, gain: 0.35, seconds: 0.07 }, sampleRate);
  },
});
