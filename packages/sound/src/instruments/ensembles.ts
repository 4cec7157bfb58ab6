import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { midiToHz } from "#signal/pitch.ts";
import { bandLoops, loopSize, type Band } from "#signal/spectral-loop.ts";
import type { Sustained, MixSettings } from "./instrument.ts";

export type EnsembleSpec = {
  level: number;
  range: readonly [number, number];
  attack: number;
  release: number;
  /** Gain of the nth partial at `hz`. */
  partial: (n: number, hz: number) => number;
  /** Detuning between the players, in cents. */
  cents: number;
  /** Partials above this frequency belong to the edge loop. */
  edgeHz: number;
  edge: number;
  edgeDelay: number;
  /** Bow strokes per loop; 0 for none. */
  strokes?: number;
  ratios?: readonly number[];
};

export function ensemble(spec: EnsembleSpec): Sustained & MixSettings {
  return {
    kind: "held",
    level: spec.level,
    bus: "far",
    range: spec.range,
    attack: spec.attack,
    release: spec.release,
    edge: spec.edge,
    edgeDelay: spec.edgeDelay,
    make: (pitch, sampleRate) => {
      const body: Band[] = [];
      const edge: Band[] = [];
      const hz = midiToHz(pitch);
      const top = Math.min(9500, sampleRate * 0.44);
      for (let n = 1; n <= 60; n += 1) {
        const ratio = spec.ratios ? spec.ratios[n - 1] : n;
        if (ratio === undefined || ratio * hz > top) break;
        const partialHz = ratio * hz;
        const gain = spec.partial(n, partialHz);
        const spreadHz = (2 ** (spec.cents / 1200) - 1) * partialHz * 0.5;
        // The first two partials always belong to the body, however high the note is.
        (partialHz < spec.edgeHz || n <= 2 ? body : edge).push({ hz: partialHz, gain, spreadHz });
      }
      const loops = bandLoops(body, edge, sampleRate, 31 + pitch);
      if (spec.strokes) bow(loops, spec.strokes);
      return normalizedLoops(loops, sampleRate);
    },
  };
}

function bow(loops: Float32Array, strokes: number): void {
  for (let i = 0; i < loops.length; i += 1) {
    const stroke = ((i % loopSize) / loopSize) * strokes;
    const swing = Math.cos(2 * Math.PI * stroke);
    loops[i] = (loops[i] ?? 0) * (0.62 + 0.38 * swing);
  }
}

/**
 * Scales both loops together, so that body and edge keep their proportion and the sum has the
 * source power.
 */
function normalizedLoops(loops: Float32Array, sampleRate: number): Float32Array {
  const rendered = new Float32Array(Math.round(sampleRate * 0.5));
  for (let i = 0; i < rendered.length; i += 1) {
    rendered[i] = (loops[i % loopSize] ?? 0) + (loops[loopSize + (i % loopSize)] ?? 0);
  }
  const before = rendered[100] ?? 0;
  normalizeLoudness(rendered, sampleRate);
  const scale = before === 0 ? 1 : (rendered[100] ?? 0) / before;
  for (let i = 0; i < loops.length; i += 1) loops[i] = (loops[i] ?? 0) * scale;
  return loops;
}

/** Gain of a body resonance at a frequency. */
export function formant(hz: number, center: number, width: number): number {
  return 1 / (1 + ((hz - center) / width) ** 2);
}

function fiddleBody(hz: number): number {
  return 0.35 + formant(hz, 290, 120) + 0.9 * formant(hz, 520, 180) + 0.7 * formant(hz, 1150, 500);
}

export const strings = ensemble({
  level: 0,
  range: [36, 96],
  attack: 0.28,
  release: 0.5,
  partial: (n, hz) => (fiddleBody(hz) / n ** 0.75) * Math.exp(-hz / 10000),
  cents: 26,
  edgeHz: 1300,
  edge: 0.9,
  edgeDelay: 0.12,
});

/** The same players with short bow strokes. */
export const spiccato: Sustained & MixSettings = {
  ...strings,
  level: 0,
  attack: 0.018,
  release: 0.09,
  edgeDelay: 0,
};

export const tremolo = ensemble({
  level: -1,
  range: [36, 96],
  attack: 0.4,
  release: 0.5,
  partial: (n, hz) => (fiddleBody(hz) / n ** 0.7) * Math.exp(-hz / 9000),
  cents: 30,
  edgeHz: 1300,
  edge: 0.9,
  edgeDelay: 0.1,
  strokes: 17,
});

export const warmPad = ensemble({
  level: -1,
  range: [36, 88],
  attack: 0.7,
  release: 1.1,
  partial: (n, hz) => (1 / n ** 1.3) * Math.exp(-hz / 4500),
  cents: 34,
  edgeHz: 900,
  edge: 0.7,
  edgeDelay: 0.6,
});

export const choir = ensemble({
  level: -1,
  range: [43, 84],
  attack: 0.45,
  release: 0.8,
  partial: (n, hz) =>
    (formant(hz, 620, 130) + 0.55 * formant(hz, 1080, 160) + 0.24 * formant(hz, 2750, 300) + 0.1) /
    n ** 0.55,
  cents: 22,
  edgeHz: 1500,
  edge: 0.8,
  edgeDelay: 0.2,
});

export const brass = ensemble({
  level: 0,
  range: [36, 84],
  attack: 0.09,
  release: 0.22,
  partial: (n, hz) =>
    ((0.5 + formant(hz, 520, 300) + 0.6 * formant(hz, 1300, 700)) / n ** 0.62) *
    Math.exp(-hz / 5000),
  cents: 9,
  edgeHz: 1100,
  edge: 1,
  edgeDelay: 0.14,
});

/** Glass harmonica: a few nearly harmonic partials. */
export const glass = ensemble({
  level: -3,
  range: [55, 96],
  attack: 0.9,
  release: 1.4,
  partial: (n) => [1, 0.35, 0.22, 0.08, 0.05][n - 1] ?? 0,
  ratios: [1, 2.003, 3.01, 4.24, 5.4],
  cents: 7,
  edgeHz: 1800,
  edge: 0.6,
  edgeDelay: 0.5,
});
