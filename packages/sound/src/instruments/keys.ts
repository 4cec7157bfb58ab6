import { Filter } from "#signal/filter.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut, ring, type Mode } from "#signal/modal.ts";
import { whiteNoise } from "#signal/noise.ts";
import { midiToHz } from "#signal/pitch.ts";
import type { Instrument } from "./instrument.ts";

/** A felt piano: two strings per note, a soft hammer, long low notes. */
export const feltPiano: Instrument = {
  kind: "struck",
  level: 0,
  bus: "near",
  range: [33, 96],
  release: 0.28,
  decay: (pitch) => pianoDecay(pitch) * 0.6,
  make: (pitch, hard, sampleRate) => {
    const hz = midiToHz(pitch);
    const seconds = Math.min(2.5, pianoDecay(pitch));
    const out = new Float32Array(Math.round(seconds * sampleRate));
    const modes: Mode[] = [];
    const feltHz = (hard ? 3600 : 1750) + hz * 0.7;
    for (let n = 1; n <= 16; n += 1) {
      const partial = n * hz * Math.sqrt(1 + 0.00035 * n * n);
      if (partial > 9000) break;
      const strike = Math.abs(Math.sin(Math.PI * n * 0.122));
      const gain = (strike / n ** 0.75) * Math.exp(-partial / feltHz);
      if (gain < 0.0015) continue;
      const decay = pianoDecay(pitch) / (1 + 0.16 * (n - 1) + partial / 4200);
      // The second string is slightly detuned, which gives the slow beating and the two-stage
      // decay.
      modes.push({ hz: partial, gain, seconds: decay * 0.55 });
      if (n <= 6) modes.push({ hz: partial * 1.00042, gain: gain * 0.7, seconds: decay });
    }
    ring(out, modes, sampleRate);
    addHammer(out, { hz: 240 + hz * 0.3, gain: hard ? 0.14 : 0.09 }, sampleRate);
    return normalizeLoudness(fadeOut(out, sampleRate * 0.25), sampleRate);
  },
};

function pianoDecay(pitch: number): number {
  return 5.5 * 2 ** (-(pitch - 48) / 22);
}

function addHammer(out: Float32Array, knock: { hz: number; gain: number }, sampleRate: number) {
  const noise = whiteNoise(77);
  const filter = new Filter(sampleRate, knock.hz, 1.4);
  const fall = Math.exp(-1 / (0.016 * sampleRate));
  let level = knock.gain;
  for (let i = 0; i < Math.min(out.length, sampleRate * 0.12); i += 1) {
    filter.feed(noise() * level * Math.min(1, i / 40));
    out[i] = (out[i] ?? 0) + filter.band;
    level *= fall;
  }
}

/** Steel plates over wooden resonators. */
export const celesta = chimes({
  level: -1,
  range: [55, 100],
  partials: [
    [1, 1, 1],
    [2.0, 0.06, 0.5],
    [4.02, 0.22, 0.28],
    [6.9, 0.05, 0.12],
  ],
  decay: (pitch) => 2.6 * 2 ** (-(pitch - 60) / 26),
  tick: 0.05,
});

/** A steel comb: quick, tinny, slightly out of tune with itself. */
export const musicBox = chimes({
  level: -2,
  range: [60, 103],
  partials: [
    [1, 1, 1],
    [2.004, 0.18, 0.6],
    [3.01, 0.14, 0.4],
    [5.43, 0.1, 0.22],
    [8.9, 0.05, 0.1],
  ],
  decay: (pitch) => 2.2 * 2 ** (-(pitch - 60) / 24),
  tick: 0.16,
});

/** Metal bars with a slow motor tremolo. */
export const vibraphone = chimes({
  level: -1,
  range: [48, 91],
  partials: [
    [1, 1, 1],
    [1.0016, 0.5, 0.9],
    [3.98, 0.14, 0.3],
    [10.1, 0.03, 0.06],
  ],
  decay: (pitch) => 3.6 * 2 ** (-(pitch - 60) / 30),
  tick: 0.02,
});

/** Bright metal bars for the top of the orchestra. */
export const glockenspiel = chimes({
  level: -5,
  range: [67, 108],
  partials: [
    [1, 1, 1],
    [2.76, 0.2, 0.4],
    [5.4, 0.1, 0.16],
  ],
  decay: (pitch) => 2.4 * 2 ** (-(pitch - 72) / 30),
  tick: 0.07,
});

/** Wooden bars over tube resonators. */
export const marimba = chimes({
  level: 1,
  range: [41, 96],
  partials: [
    [1, 1, 1],
    [3.93, 0.28, 0.22],
    [9.3, 0.09, 0.1],
  ],
  decay: (pitch) => 1.3 * 2 ** (-(pitch - 55) / 20),
  tick: 0.1,
});

export type Chimes = {
  level: number;
  range: readonly [number, number];
  /** Frequency ratio, gain, and share of the decay time. */
  partials: readonly (readonly [number, number, number])[];
  decay: (pitch: number) => number;
  /** Gain of the mallet noise. */
  tick: number;
};

export function chimes(spec: Chimes): Instrument {
  return {
    kind: "struck",
    level: spec.level,
    bus: "near",
    range: spec.range,
    release: null,
    decay: (pitch) => spec.decay(pitch) * 0.8,
    make: (pitch, hard, sampleRate) => {
      const hz = midiToHz(pitch);
      const decay = spec.decay(pitch);
      const out = new Float32Array(Math.round(Math.min(2.6, decay * 1.05) * sampleRate));
      const modes = spec.partials.map(([ratio, gain, share]) => ({
        hz: hz * ratio,
        gain: ratio > 1.5 ? gain * (hard ? 1.25 : 0.7) : gain,
        seconds: decay * share,
      }));
      ring(out, modes, sampleRate);
      addHammer(out, { hz: 1400 + hz, gain: spec.tick * (hard ? 1 : 0.6) }, sampleRate);
      return normalizeLoudness(fadeOut(out, sampleRate * 0.12), sampleRate);
    },
  };
}
