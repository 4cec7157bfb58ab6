import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { ring } from "#signal/modal.ts";
import { around, falling, mixed, type Bed, type Grain } from "./bed.ts";

const chirp: Grain = {
  name: "chirp",
  every: 1.3,
  seconds: 1,
  gain: 1,
  takes: 7,
  draw: (out, random, sampleRate) => {
    const base = 2300 + 1900 * random();
    const count = 2 + Math.floor(random() * 4);
    const up = random() < 0.5 ? 1.25 : 0.8;
    let at = 0;
    for (let i = 0; i < count; i += 1) {
      const hz = base * (1 + 0.12 * (random() - 0.5));
      const seconds = 0.05 + 0.09 * random();
      const trill = (x: number) => glide(hz, hz * up)(x) * (1 + 0.04 * Math.sin(x * 40));
      addTone(out, { at, seconds, hz: trill, gain: swelling(0.5, 0.4) }, sampleRate);
      at += seconds + 0.03 + 0.08 * random();
    }
  },
};

const coo: Grain = {
  name: "coo",
  every: 6,
  seconds: 1.3,
  gain: 0.7,
  takes: 3,
  draw: (out, random, sampleRate) => {
    const hz = 480 + 90 * random();
    for (const [at, seconds] of [
      [0, 0.3],
      [0.38, 0.55],
    ] as const) {
      addTone(
        out,
        { at, seconds, hz: glide(hz * 1.06, hz * 0.95), gain: swelling(0.5, 0.4) },
        sampleRate,
      );
    }
  },
};

export const birds: Bed = {
  level: -2,
  air: [
    { color: falling(500, 1.4), gain: 0.35, sway: 0.4, swaySeconds: 4 },
    { color: around(3500, 0.7), gain: 0.08, sway: 0.6, swaySeconds: 3 },
  ],
  grains: [chirp, coo],
};

const cricket: Grain = {
  name: "cricket",
  every: 0.8,
  seconds: 0.7,
  gain: 0.6,
  takes: 5,
  draw: (out, random, sampleRate) => {
    const hz = 3900 + 700 * random();
    for (let i = 0; i < 3 + Math.floor(random() * 3); i += 1) {
      addTone(
        out,
        { at: i * 0.085, seconds: 0.05, hz: flat(hz), gain: swelling(0.35, 0.4) },
        sampleRate,
      );
    }
  },
};

const hoot: Grain = {
  name: "hoot",
  every: 11,
  seconds: 1.5,
  gain: 1,
  takes: 2,
  draw: (out, random, sampleRate) => {
    const hz = 330 + 40 * random();
    for (const [at, seconds] of [
      [0, 0.28],
      [0.45, 0.2],
      [0.7, 0.6],
    ] as const) {
      addTone(
        out,
        { at, seconds, hz: glide(hz, hz * 0.93), gain: swelling(0.5, 0.35) },
        sampleRate,
      );
    }
  },
};

export const night: Bed = {
  level: -4,
  air: [
    { color: falling(300, 1.5), gain: 0.5, sway: 0.4, swaySeconds: 6 },
    { color: around(4300, 0.12), gain: 0.05, sway: 0.5, swaySeconds: 2 },
  ],
  grains: [cricket, hoot],
};

export const wind: Bed = {
  level: 0,
  air: [
    {
      color: mixed(falling(260, 1.8), around(420, 0.4, 0.4)),
      gain: 1,
      sway: 0.6,
      swaySeconds: 3.2,
    },
    {
      color: mixed(around(820, 0.16), around(1350, 0.12, 0.4)),
      gain: 0.35,
      sway: 0.95,
      swaySeconds: 2.3,
    },
  ],
  grains: [],
};

const drop: Grain = {
  name: "drop",
  every: 0.07,
  seconds: 0.09,
  gain: 0.45,
  takes: 12,
  draw: (out, random, sampleRate) => {
    const hz = 900 + 2600 * random();
    addNoise(
      out,
      {
        seconds: 0.03,
        hz: flat(hz * 1.6),
        gain: struck(0.5, 0.03, 6),
        seed: Math.floor(random() * 1e9),
      },
      sampleRate,
    );
    ring(out, [{ hz, gain: 0.3, seconds: 0.04 }], sampleRate);
  },
};

export const rain: Bed = {
  level: 0,
  air: [
    { color: mixed(around(1500, 1.1), falling(400, 1, 0.3)), gain: 1, sway: 0.15, swaySeconds: 4 },
    { color: around(5200, 0.8), gain: 0.35, sway: 0.25, swaySeconds: 2.5 },
  ],
  grains: [drop],
};

export const waves: Bed = {
  level: 1,
  air: [
    { color: falling(320, 1.3), gain: 1, sway: 0.75, swaySeconds: 3.6 },
    {
      color: mixed(around(1500, 1), around(3800, 0.8, 0.6)),
      gain: 0.5,
      sway: 1,
      swaySeconds: 3.6,
    },
  ],
  grains: [],
};

const crunch: Grain = {
  name: "flurry",
  every: 0.5,
  seconds: 0.5,
  gain: 0.25,
  takes: 6,
  draw: (out, random, sampleRate) => {
    const hz = 2600 + 2400 * random();
    addNoise(
      out,
      {
        seconds: 0.48,
        hz: flat(hz),
        resonance: 2,
        gain: swelling(0.4, 0.4),
        seed: Math.floor(random() * 1e9),
      },
      sampleRate,
    );
  },
};

export const snow: Bed = {
  level: -5,
  air: [
    { color: falling(180, 1.6), gain: 1, sway: 0.35, swaySeconds: 5 },
    { color: around(620, 0.3), gain: 0.2, sway: 0.8, swaySeconds: 4 },
  ],
  grains: [crunch],
};
