import { bump, soloist } from "#instruments/soloists.ts";

const plain = { vibratoHz: 5.2, vibratoCents: 12, breath: 0.02, release: 0.09 };

/** A reed in a brass cone. */
export const saxophone = soloist(0, [46, 84], {
  ...plain,
  attack: 0.045,
  vibratoCents: 18,
  breath: 0.05,
  breathHz: 3.2,
  partial: (n, hz) =>
    (1 / n ** 0.5) *
    (0.4 + bump(n * hz, 620, 300) + 0.7 * bump(n * hz, 1400, 500)) *
    Math.exp(-(n * hz) / 4200),
  brighten: 0.9,
});

/** A double reed: thin, nasal, penetrating. */
export const oboe = soloist(-1, [58, 88], {
  ...plain,
  attack: 0.035,
  partial: (n, hz) =>
    (0.2 + bump(n * hz, 1150, 350) + 0.5 * bump(n * hz, 2700, 700)) * Math.exp(-(n * hz) / 6000),
  brighten: 0.6,
});

/** Cane pipes: half tone, half breath noise. */
export const panFlute = soloist(0, [60, 93], {
  ...plain,
  attack: 0.05,
  breath: 0.24,
  breathHz: 2,
  partial: (n) => [1, 0.06, 0.24, 0.02, 0.05][n - 1] ?? 0,
  brighten: 0.3,
});

/** An end-blown reed flute: dark, with a slow vibrato. */
export const ney = soloist(0, [53, 86], {
  ...plain,
  attack: 0.09,
  vibratoHz: 4.2,
  vibratoCents: 26,
  breath: 0.17,
  breathHz: 1.6,
  partial: (n) => [1, 0.7, 0.24, 0.2, 0.06, 0.04][n - 1] ?? 0,
  brighten: 0.4,
});

/** Free reeds, cupped in the hands. */
export const harmonica = soloist(-1, [58, 90], {
  ...plain,
  attack: 0.03,
  vibratoHz: 6,
  vibratoCents: 14,
  breath: 0.03,
  partial: (n, hz) => ((n % 2 === 0 ? 0.75 : 1) / n ** 0.55) * Math.exp(-(n * hz) / 5200),
  brighten: 0.7,
});

/** A trumpet with its hand over its mouth. */
export const mutedTrumpet = soloist(-1, [55, 86], {
  ...plain,
  attack: 0.03,
  partial: (n, hz) =>
    (0.12 + bump(n * hz, 1700, 500) + 0.4 * bump(n * hz, 3300, 800)) * Math.exp(-(n * hz) / 7000),
  brighten: 0.7,
});

/** A voice that sings "ooh". */
export const oohVoice = soloist(0, [52, 84], {
  ...plain,
  attack: 0.08,
  release: 0.16,
  vibratoHz: 5.4,
  vibratoCents: 24,
  breath: 0.03,
  partial: (n, hz) =>
    (0.06 +
      bump(n * hz, 380, 110) +
      0.35 * bump(n * hz, 870, 150) +
      0.1 * bump(n * hz, 2600, 300)) /
    n ** 0.3,
  brighten: 0.4,
});

/** A voice that sings "la": open and forward. */
export const laVoice = soloist(0, [50, 84], {
  ...plain,
  attack: 0.035,
  release: 0.12,
  vibratoHz: 5.6,
  vibratoCents: 20,
  breath: 0.03,
  partial: (n, hz) =>
    (0.08 +
      bump(n * hz, 760, 160) +
      0.6 * bump(n * hz, 1250, 200) +
      0.25 * bump(n * hz, 2800, 350)) /
    n ** 0.3,
  brighten: 0.6,
});

/** Two square waves of an 8-bit game machine. */
export const squareLead = soloist(-3, [48, 96], {
  ...plain,
  attack: 0.004,
  release: 0.03,
  vibratoHz: 6,
  vibratoCents: 10,
  breath: 0,
  partial: (n, hz) => (n % 2 === 1 ? 1 / n : 0) * Math.exp(-(n * hz) / 11000),
  brighten: 1.2,
});

/** The triangle-wave bass of the same machine. */
export const triangleBass = soloist(2, [28, 60], {
  ...plain,
  attack: 0.004,
  release: 0.03,
  vibratoCents: 0,
  breath: 0,
  partial: (n) => (n % 2 === 1 ? 1 / n ** 1.6 : 0),
  brighten: 1,
});

/** A saw through a resonant filter. */
export const acidBass = soloist(0, [28, 60], {
  ...plain,
  attack: 0.006,
  release: 0.05,
  vibratoCents: 0,
  breath: 0,
  partial: (n, hz) => (1 / n) * (0.5 + 2.2 * bump(n * hz, 900, 240)) * Math.exp(-(n * hz) / 3000),
  brighten: 1.3,
});
