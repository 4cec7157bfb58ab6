import { ensemble, formant } from "#instruments/ensembles.ts";
import type { Sustained, MixSettings } from "#instruments/instrument.ts";

/** A tonewheel organ: nine sine partials, one per drawbar. */
export const organ = ensemble({
  level: -2,
  range: [36, 91],
  attack: 0.012,
  release: 0.05,
  partial: (n) => [0.9, 1, 0.55, 0.5, 0, 0.22, 0, 0.26, 0.1][n - 1] ?? 0,
  ratios: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 6],
  cents: 7,
  edgeHz: 1400,
  edge: 0.8,
  edgeDelay: 0,
});

/** A pipe organ in a stone room. */
export const pipeOrgan = ensemble({
  level: -2,
  range: [36, 91],
  attack: 0.07,
  release: 0.4,
  partial: (n, hz) => (n % 4 === 3 ? 0.3 : 1 / n ** 0.9) * Math.exp(-hz / 5200),
  ratios: [0.5, 1, 2, 3, 4, 6, 8],
  cents: 5,
  edgeHz: 1500,
  edge: 0.8,
  edgeDelay: 0.03,
});

/** Two reeds per key, one slightly sharp. */
export const accordion = ensemble({
  level: -2,
  range: [43, 88],
  attack: 0.035,
  release: 0.07,
  partial: (n, hz) => (0.5 + formant(hz, 900, 500)) / n ** 0.55,
  cents: 17,
  edgeHz: 1800,
  edge: 0.9,
  edgeDelay: 0.02,
});

/** Many slightly detuned saws: the wide chords of dance music. */
export const sawPad = ensemble({
  level: -2,
  range: [36, 91],
  attack: 0.05,
  release: 0.35,
  partial: (n, hz) => (1 / n ** 0.85) * Math.exp(-hz / 6500),
  cents: 24,
  edgeHz: 1500,
  edge: 1,
  edgeDelay: 0.08,
});

/** The same saws, cut short: a stab. */
export const sawStab: Sustained & MixSettings = {
  ...sawPad,
  attack: 0.008,
  release: 0.14,
  edgeDelay: 0,
};

/** A slow pad whose high partials enter long after the low ones. */
export const skyPad = ensemble({
  level: -1,
  range: [36, 91],
  attack: 1.6,
  release: 2.2,
  partial: (n, hz) => (n % 2 === 1 ? 1 : 0.5) / n ** 1.05 / (1 + hz / 4000),
  cents: 42,
  edgeHz: 700,
  edge: 0.9,
  edgeDelay: 1.4,
});

/** Children humming with closed mouths. */
export const humming = ensemble({
  level: -1,
  range: [50, 84],
  attack: 0.16,
  release: 0.3,
  partial: (n, hz) => (formant(hz, 320, 140) + 0.15 * formant(hz, 1100, 250) + 0.05) / n ** 0.8,
  cents: 18,
  edgeHz: 1200,
  edge: 0.5,
  edgeDelay: 0.1,
});
