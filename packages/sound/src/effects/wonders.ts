import { ring } from "#signal/modal.ts";
import { glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** A pentatonic scale in semitones: any of its notes are consonant together. */
const ladder = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;

function glassBell(hz: number, gain: number, seconds: number) {
  return [
    { hz, gain, seconds },
    { hz: hz * 2.76, gain: gain * 0.18, seconds: seconds * 0.4 },
    { hz: hz * 5.4, gain: gain * 0.05, seconds: seconds * 0.2 },
  ];
}

function scatterBells(
  out: Float32Array,
  random: () => number,
  sampleRate: number,
  shower: { count: number; over: number; lowHz: number; rising: boolean; seconds: number },
) {
  for (let i = 0; i < shower.count; i += 1) {
    const along = i / shower.count;
    const spot = shower.rising ? along : random();
    const rung = Math.min(ladder.length - 1, Math.floor(spot * (ladder.length - 1) + random() * 2));
    const hz = shower.lowHz * 2 ** ((ladder[rung] ?? 0) / 12);
    const from = Math.round((along * shower.over + 0.02 * random()) * sampleRate);
    ring(out, glassBell(hz, between(random, 0.3, 0.7), shower.seconds), sampleRate, from);
  }
}

/** Wind chimes, touched once. */
export const chime: Effect = {
  seconds: 2.2,
  level: -4,
  draw: (out, random, sampleRate) => {
    scatterBells(out, random, sampleRate, {
      count: 6,
      over: 0.5,
      lowHz: 660,
      rising: false,
      seconds: 1.7,
    });
  },
};

/** Stardust. */
export const sparkle: Effect = {
  seconds: 1.5,
  level: -6,
  draw: (out, random, sampleRate) => {
    scatterBells(out, random, sampleRate, {
      count: 14,
      over: 0.75,
      lowHz: 1180,
      rising: true,
      seconds: 0.6,
    });
  },
};

/** Two or three stars wink. */
export const twinkle: Effect = {
  seconds: 1.2,
  level: -6,
  draw: (out, random, sampleRate) => {
    scatterBells(out, random, sampleRate, {
      count: 4,
      over: 0.34,
      lowHz: 1320,
      rising: true,
      seconds: 0.8,
    });
  },
};

/** A spell: a rising shimmer over a warm swell. */
export const magic: Effect = {
  seconds: 2.4,
  level: -3,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 250, 330);
    for (const [ratio, gain] of [
      [1, 0.5],
      [1.5, 0.35],
      [2.005, 0.3],
    ] as const) {
      addTone(
        out,
        { seconds: 1.7, hz: glide(hz * ratio, hz * ratio * 1.5, 1.6), gain: swelling(gain, 0.6) },
        sampleRate,
      );
    }
    addNoise(
      out,
      {
        seconds: 1.6,
        hz: glide(900, 4200),
        resonance: 3,
        gain: swelling(0.25, 0.75),
        seed: seedFrom(random),
      },
      sampleRate,
    );
    scatterBells(out, random, sampleRate, {
      count: 16,
      over: 1.2,
      lowHz: 740,
      rising: true,
      seconds: 0.9,
    });
  },
};

/** A church bell at some distance. */
export const bell: Effect = {
  seconds: 3.4,
  level: -3,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 300, 360);
    // Partials of a bell: hum, prime, tierce, quint, nominal and above.
    const partials = [
      [0.5, 0.5, 3.2],
      [1, 0.7, 2.6],
      [1.2, 0.45, 2],
      [1.5, 0.3, 1.6],
      [2, 0.8, 2],
      [2.67, 0.2, 0.9],
      [4.1, 0.12, 0.5],
    ] as const;
    const modes = partials.map(([ratio, gain, seconds]) => ({ hz: hz * ratio, gain, seconds }));
    ring(out, modes, sampleRate);
    ring(
      out,
      modes.map(({ hz: at, gain, seconds }) => ({ hz: at * 1.0013, gain: gain * 0.6, seconds })),
      sampleRate,
    );
    addNoise(
      out,
      { seconds: 0.05, hz: glide(2600, 1500), gain: struck(0.2, 0.05, 5), seed: seedFrom(random) },
      sampleRate,
    );
  },
};
