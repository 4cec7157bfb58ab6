import { normalizeLoudness } from "#signal/normalize-loudness.ts";
import type { Instrument } from "./instrument.ts";
import { playLine, type Timbre } from "./play-line.ts";

export function soloist(
  level: number,
  range: readonly [number, number],
  timbre: Timbre,
): Instrument {
  return {
    kind: "sung",
    level,
    bus: "near",
    range,
    release: timbre.release,
    make: (note, sampleRate) => {
      const samples = playLine(note, timbre, sampleRate);
      normalizeLoudness(samples, sampleRate, Math.min(1, note.seconds + 0.2));
      // Normalizing over 400 ms would make a short note louder than a long one.
      const share = Math.sqrt(Math.min(1, Math.max(0.1, note.seconds + timbre.release / 3) / 0.4));
      if (share < 1)
        for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * share;
      return samples;
    },
  };
}

const soft: Pick<Timbre, "vibratoHz" | "vibratoCents" | "breath"> = {
  vibratoHz: 5.1,
  vibratoCents: 16,
  breath: 0.02,
};

export const flute = soloist(0, [60, 96], {
  ...soft,
  attack: 0.06,
  release: 0.12,
  breath: 0.09,
  breathHz: 2.2,
  partial: (n) => [1, 0.42, 0.16, 0.07, 0.03, 0.015][n - 1] ?? 0,
  brighten: 0.35,
});

/** A tin whistle: little vibrato, more breath, a chiff at the attack. */
export const whistle = soloist(-1, [67, 98], {
  ...soft,
  attack: 0.022,
  release: 0.06,
  vibratoCents: 9,
  breath: 0.12,
  breathHz: 2.6,
  partial: (n) => [1, 0.3, 0.22, 0.06, 0.05, 0.02][n - 1] ?? 0,
  brighten: 0.25,
});

export const clarinet = soloist(0, [50, 91], {
  ...soft,
  attack: 0.045,
  release: 0.09,
  vibratoCents: 6,
  partial: (n, hz) => ((n % 2 === 1 ? 1 : 0.12) / n ** 0.85) * Math.exp(-(n * hz) / 5200),
  brighten: 0.7,
});

export const horn = soloist(1, [41, 77], {
  ...soft,
  attack: 0.085,
  release: 0.16,
  vibratoCents: 5,
  breath: 0.012,
  partial: (n, hz) => (1 / n ** 0.7) * Math.exp(-(n * hz) / 1900) * (n * hz < 160 ? 0.7 : 1),
  brighten: 1.1,
});

export const trumpet = soloist(0, [55, 86], {
  ...soft,
  attack: 0.04,
  release: 0.1,
  vibratoCents: 10,
  breath: 0.01,
  partial: (n, hz) => (1 / n ** 0.35) * Math.exp(-(n * hz) / 3300) * (n * hz < 500 ? 0.7 : 1),
  brighten: 0.9,
});

export const fiddle = soloist(-1, [55, 93], {
  ...soft,
  attack: 0.05,
  release: 0.1,
  vibratoHz: 5.7,
  vibratoCents: 22,
  breath: 0.035,
  breathHz: 4,
  partial: (n, hz) =>
    (1 / n ** 0.8) *
    (0.5 + bump(n * hz, 480, 200) + bump(n * hz, 1000, 400)) *
    Math.exp(-(n * hz) / 6000),
  brighten: 0.6,
});

export const cello = soloist(1, [36, 72], {
  ...soft,
  attack: 0.09,
  release: 0.16,
  vibratoHz: 5.0,
  vibratoCents: 20,
  breath: 0.03,
  breathHz: 5,
  partial: (n, hz) =>
    (1 / n ** 0.85) *
    (0.5 + bump(n * hz, 250, 110) + bump(n * hz, 620, 260)) *
    Math.exp(-(n * hz) / 2300),
  brighten: 0.6,
});

/** A synthesizer lead with a wide, late vibrato, for space. */
export const lead = soloist(-1, [52, 91], {
  ...soft,
  attack: 0.05,
  release: 0.2,
  vibratoHz: 4.7,
  vibratoCents: 20,
  breath: 0,
  partial: (n, hz) => (1 / n) * Math.exp(-(n * hz) / 7000),
  brighten: 0.6,
});

export const synthBass = soloist(2, [26, 55], {
  ...soft,
  attack: 0.012,
  release: 0.08,
  vibratoCents: 0,
  breath: 0,
  partial: (n, hz) => (1 / n ** 0.85) * Math.exp(-(n * hz) / 700),
  brighten: 0.9,
});

export function bump(hz: number, center: number, width: number): number {
  return 1 / (1 + ((hz - center) / width) ** 2);
}
