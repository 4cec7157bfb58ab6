import type { Grain } from "#ambience/bed.ts";
import { addNoise, addTone, flat, glide, struck, swelling } from "#signal/add-tone.ts";
import { ring } from "#signal/modal.ts";

const seedOf = (random: () => number) => Math.floor(random() * 1e9);

/** A wave that rises, breaks and runs back down the sand. */
export const breaker: Grain = {
  name: "breaker",
  every: 8.5,
  seconds: 11,
  peakSeconds: 6,
  gain: 1.15,
  takes: 5,
  draw: (out, random, sampleRate) => {
    const rise = 0.3 + 0.12 * random();
    const swell = (x: number) => (x < rise ? (x / rise) ** 2.2 : ((1 - x) / (1 - rise)) ** 1.6);
    const fizz = (x: number) =>
      x < rise ? 0.4 * (x / rise) ** 5 : 0.4 * ((1 - x) / (1 - rise)) ** 0.9;
    const top = 700 + 300 * random();
    const body = (x: number) =>
      180 + top * (x < rise ? (x / rise) ** 2 : ((1 - x) / (1 - rise)) ** 0.8);
    addNoise(
      out,
      { seconds: 11, hz: body, gain: swell, pass: "low", resonance: 0.7, seed: seedOf(random) },
      sampleRate,
    );
    addNoise(
      out,
      {
        seconds: 11,
        hz: glide(2600, 4200),
        gain: (x) => fizz(x) * swell(x),
        resonance: 0.6,
        seed: seedOf(random),
      },
      sampleRate,
    );
  },
};

export const crackle: Grain = {
  name: "crackle",
  every: 0.16,
  seconds: 0.12,
  gain: 0.8,
  takes: 14,
  draw: (out, random, sampleRate) => {
    for (let at = 0; at < 0.08; at += 0.01 + 0.04 * random()) {
      const seconds = 0.004 + 0.012 * random();
      addNoise(
        out,
        {
          at,
          seconds,
          hz: flat(1500 + 3800 * random()),
          gain: struck(0.3 + random(), 0.05, 6),
          seed: seedOf(random),
        },
        sampleRate,
      );
    }
  },
};

export const pop: Grain = {
  name: "pop",
  every: 3.1,
  seconds: 0.25,
  gain: 1,
  takes: 6,
  draw: (out, random, sampleRate) => {
    const hz = 420 + 380 * random();
    ring(
      out,
      [
        { hz, gain: 0.5, seconds: 0.07 },
        { hz: hz * 2.3, gain: 0.3, seconds: 0.04 },
      ],
      sampleRate,
    );
    addNoise(
      out,
      { seconds: 0.05, hz: flat(2200), gain: struck(0.7, 0.02, 6), seed: seedOf(random) },
      sampleRate,
    );
  },
};

export const cricket: Grain = {
  name: "chirring",
  every: 0.62,
  seconds: 0.7,
  gain: 0.9,
  takes: 9,
  draw: (out, random, sampleRate) => {
    const hz = 3800 + 900 * random();
    for (let i = 0; i < 3 + Math.floor(random() * 4); i += 1)
      addTone(
        out,
        { at: i * 0.07, seconds: 0.045, hz: flat(hz), gain: swelling(0.35, 0.4) },
        sampleRate,
      );
  },
};

export const bubble: Grain = {
  name: "bubble",
  every: 0.075,
  seconds: 0.12,
  gain: 0.75,
  takes: 16,
  draw: (out, random, sampleRate) => {
    const hz = 420 + 1500 * random() ** 1.5;
    const seconds = 0.03 + 0.06 * random();
    addTone(
      out,
      { seconds, hz: glide(hz, hz * (1.2 + 0.5 * random())), gain: struck(0.6, 0.12, 4) },
      sampleRate,
    );
  },
};

/** Thunder from far away: several slow rolls, never a crack. */
export const roll: Grain = {
  name: "roll",
  every: 16,
  seconds: 9,
  peakSeconds: 5,
  gain: 1.6,
  takes: 5,
  draw: (out, random, sampleRate) => {
    let at = 0;
    for (let part = 0; part < 4; part += 1) {
      const seconds = 3 + 3 * random();
      const gain = (1 - part * 0.2) * (0.6 + 0.4 * random());
      const hz = 70 + 70 * random();
      addNoise(
        out,
        {
          at,
          seconds: Math.min(seconds, 9 - at),
          hz: glide(hz * 1.6, hz * 0.7),
          gain: (x) => gain * Math.min(1, x / 0.12) * (1 - x) ** 1.6,
          pass: "low",
          resonance: 0.8,
          seed: seedOf(random),
        },
        sampleRate,
      );
      at += 0.5 + 1.2 * random();
    }
  },
};

/** A voice across the room: vowels without words. */
export const murmur: Grain = {
  name: "murmur",
  every: 0.55,
  seconds: 1.9,
  gain: 0.62,
  takes: 18,
  draw: (out, random, sampleRate) => {
    const pitch = random() < 0.5 ? 105 + 35 * random() : 180 + 50 * random();
    let at = 0;
    while (at < 1.5) {
      const seconds = 0.09 + 0.13 * random();
      const hz = pitch * (0.92 + 0.2 * random());
      addTone(
        out,
        { at, seconds, hz: glide(hz, hz * 0.95), gain: swelling(0.16, 0.35), edge: 0.8 },
        sampleRate,
      );
      addNoise(
        out,
        {
          at,
          seconds,
          hz: flat(350 + 420 * random()),
          resonance: 5,
          gain: swelling(0.5, 0.35),
          seed: seedOf(random),
        },
        sampleRate,
      );
      addNoise(
        out,
        {
          at,
          seconds,
          hz: flat(1000 + 900 * random()),
          resonance: 6,
          gain: swelling(0.2, 0.35),
          seed: seedOf(random),
        },
        sampleRate,
      );
      at += seconds + 0.02 + 0.09 * random();
    }
  },
};

/** A cup on its saucer, or a spoon. */
export const chink: Grain = {
  name: "chink",
  every: 4.2,
  seconds: 0.6,
  gain: 0.42,
  takes: 8,
  draw: (out, random, sampleRate) => {
    const hz = 2300 + 1700 * random();
    const times = random() < 0.4 ? 2 : 1;
    for (let i = 0; i < times; i += 1)
      ring(
        out,
        [
          { hz, gain: 0.3, seconds: 0.35 },
          { hz: hz * 1.51, gain: 0.2, seconds: 0.25 },
          { hz: hz * 2.33, gain: 0.1, seconds: 0.15 },
        ],
        sampleRate,
        Math.round(i * (0.12 + 0.08 * random()) * sampleRate),
      );
  },
};

/** Two wheels over a joint of the rails. */
export const clack: Grain = {
  name: "clack",
  every: 1.3,
  seconds: 0.6,
  gain: 0.85,
  takes: 4,
  isSteady: true,
  draw: (out, random, sampleRate) => {
    for (const [at, gain] of [
      [0, 1],
      [0.19, 0.8],
    ] as const) {
      addNoise(
        out,
        {
          at,
          seconds: 0.14,
          hz: glide(900 + 150 * random(), 260),
          gain: struck(gain, 0.03, 6),
          resonance: 1.2,
          seed: seedOf(random),
        },
        sampleRate,
      );
      addTone(
        out,
        { at, seconds: 0.16, hz: glide(96, 62), gain: struck(0.9 * gain, 0.04, 5) },
        sampleRate,
      );
    }
  },
};

/** The horn, far ahead. */
export const horn: Grain = {
  name: "horn",
  every: 47,
  seconds: 3,
  peakSeconds: 2,
  gain: 0.3,
  takes: 2,
  draw: (out, random, sampleRate) => {
    const hz = 277 * (random() < 0.5 ? 1 : 0.94);
    for (const ratio of [1, 1.26, 1.5])
      addTone(
        out,
        { at: 0.1, seconds: 2.7, hz: flat(hz * ratio), gain: swelling(0.2, 0.3), edge: 0.35 },
        sampleRate,
      );
  },
};
