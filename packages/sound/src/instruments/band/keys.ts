import type { Instrument } from "#instruments/instrument.ts";
import { chimes } from "#instruments/keys.ts";
import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import { fadeOut, ring, type Mode } from "#signal/modal.ts";
import { midiToHz } from "#signal/pitch.ts";

/** Tines before a pickup: a bell over a warm tone. */
export const electricPiano = chimes({
  level: 0,
  range: [36, 91],
  partials: [
    [1, 1, 1],
    [1.0012, 0.35, 0.8],
    [2.002, 0.24, 0.45],
    [3.01, 0.07, 0.3],
    [7.1, 0.09, 0.07],
  ],
  decay: (pitch) => 3.4 * 2 ** (-(pitch - 60) / 28),
  tick: 0.015,
});

/** A thumb piano: metal tongues on a gourd. */
export const kalimba = chimes({
  level: 0,
  range: [53, 93],
  partials: [
    [1, 1, 1],
    [2.01, 0.07, 0.4],
    [5.9, 0.16, 0.1],
  ],
  decay: (pitch) => 1.1 * 2 ** (-(pitch - 65) / 24),
  tick: 0.12,
});

/** A hammered oil drum. */
export const steelPan = chimes({
  level: -1,
  range: [55, 88],
  partials: [
    [1, 1, 1],
    [2.0, 0.62, 0.75],
    [3.01, 0.3, 0.5],
    [4.02, 0.2, 0.35],
    [5.6, 0.06, 0.2],
  ],
  decay: (pitch) => 1.0 * 2 ** (-(pitch - 65) / 26),
  tick: 0.05,
});

/** Long tubes in a church. */
export const tubularBells = chimes({
  level: -2,
  range: [53, 84],
  partials: [
    [1, 0.7, 1],
    [2.0, 0.5, 0.8],
    [2.99, 0.45, 0.6],
    [4.17, 0.35, 0.5],
    [5.43, 0.25, 0.3],
    [0.5, 0.25, 1],
  ],
  decay: () => 2.6,
  tick: 0.06,
});

/** Wooden bars without resonators. */
export const xylophone = chimes({
  level: -1,
  range: [60, 101],
  partials: [
    [1, 1, 1],
    [3.0, 0.4, 0.4],
    [6.2, 0.15, 0.2],
  ],
  decay: (pitch) => 0.55 * 2 ** (-(pitch - 72) / 26),
  tick: 0.2,
});

/** Steel rods in a toy. */
export const toyPiano = chimes({
  level: -2,
  range: [60, 96],
  partials: [
    [1, 0.8, 1],
    [2.76, 0.5, 0.5],
    [5.4, 0.3, 0.3],
    [8.9, 0.14, 0.14],
  ],
  decay: (pitch) => 1.2 * 2 ** (-(pitch - 72) / 28),
  tick: 0.25,
});

/** A concert grand with an open lid: two or three bright strings per note under hard hammers. */
export const grandPiano: Instrument = {
  kind: "struck",
  level: 0,
  bus: "near",
  range: [28, 103],
  release: 0.16,
  decay: (pitch) => grandDecay(pitch) * 0.55,
  make: (pitch, hard, sampleRate) => {
    const hz = midiToHz(pitch);
    const seconds = Math.min(2.8, grandDecay(pitch));
    const out = new Float32Array(Math.round(seconds * sampleRate));
    const modes: Mode[] = [];
    const hammerHz = (hard ? 7000 : 3800) + hz;
    for (let n = 1; n <= 28; n += 1) {
      const partial = n * hz * Math.sqrt(1 + 0.00042 * n * n);
      if (partial > 11000) break;
      const strike = Math.abs(Math.sin(Math.PI * n * 0.118)) + 0.05;
      const gain = (strike / n ** 0.6) * Math.exp(-partial / hammerHz);
      if (gain < 0.001) continue;
      const fall = grandDecay(pitch) / (1 + 0.09 * (n - 1) + partial / 6500);
      modes.push({ hz: partial, gain, seconds: fall * 0.5 });
      if (n <= 10) modes.push({ hz: partial * 1.0006, gain: gain * 0.6, seconds: fall });
    }
    ring(out, modes, sampleRate);
    return normalizeLoudness(fadeOut(out, sampleRate * 0.25), sampleRate);
  },
};

function grandDecay(pitch: number): number {
  return 6.5 * 2 ** (-(pitch - 48) / 20);
}
