import { ring } from "#signal/modal.ts";
import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { around, falling, mixed, type Bed, type Grain } from "./bed.ts";

const passing: Grain = {
  name: "passing",
  every: 4.5,
  seconds: 3.5,
  gain: 0.9,
  takes: 4,
  draw: (out, random, sampleRate) => {
    const hz = 240 + 160 * random();
    const seed = Math.floor(random() * 1e9);
    addNoise(
      out,
      { seconds: 3.4, hz: glide(hz, hz * 0.7), resonance: 0.8, gain: swelling(1, 0.5), seed },
      sampleRate,
    );
    addTone(
      out,
      { seconds: 3.4, hz: glide(74, 62), gain: swelling(0.25, 0.5), edge: 0.6 },
      sampleRate,
    );
  },
};

const toot: Grain = {
  name: "toot",
  every: 13,
  seconds: 0.7,
  gain: 0.35,
  takes: 3,
  draw: (out, random, sampleRate) => {
    const hz = 330 + 110 * random();
    for (const ratio of [1, 1.26]) {
      addTone(
        out,
        {
          seconds: 0.3 + 0.2 * random(),
          hz: flat(hz * ratio),
          gain: swelling(0.4, 0.3),
          edge: 0.5,
        },
        sampleRate,
      );
    }
  },
};

export const city: Bed = {
  level: -2,
  air: [
    { color: falling(160, 1.2), gain: 1, sway: 0.3, swaySeconds: 5 },
    { color: around(700, 0.9), gain: 0.16, sway: 0.5, swaySeconds: 3 },
  ],
  grains: [passing, toot],
};

const drip: Grain = {
  name: "drip",
  every: 1.6,
  seconds: 0.8,
  gain: 1,
  takes: 6,
  draw: (out, random, sampleRate) => {
    const hz = 700 + 900 * random();
    addTone(out, { seconds: 0.06, hz: glide(hz, hz * 1.5), gain: swelling(0.6, 0.2) }, sampleRate);
    for (const [at, gain] of [
      [0.17, 0.25],
      [0.31, 0.12],
    ] as const) {
      addTone(
        out,
        { at, seconds: 0.05, hz: glide(hz * 0.99, hz * 1.4), gain: swelling(gain, 0.2) },
        sampleRate,
      );
    }
  },
};

export const cave: Bed = {
  level: -3,
  air: [
    { color: mixed(falling(120, 2), around(210, 0.1, 0.5)), gain: 1, sway: 0.4, swaySeconds: 6 },
    { color: around(480, 0.25), gain: 0.12, sway: 0.8, swaySeconds: 5 },
  ],
  grains: [drip],
};

const signal: Grain = {
  name: "signal",
  every: 5,
  seconds: 1.4,
  gain: 0.35,
  takes: 5,
  draw: (out, random, sampleRate) => {
    const hz = 880 * 2 ** (Math.floor(random() * 5) / 5);
    ring(
      out,
      [
        { hz, gain: 0.4, seconds: 1.1 },
        { hz: hz * 1.5, gain: 0.2, seconds: 0.8 },
      ],
      sampleRate,
    );
    for (let i = 0; i < 480; i += 1) out[i] = ((out[i] ?? 0) * i) / 480;
  },
};

export const space: Bed = {
  level: -3,
  air: [
    {
      color: mixed(around(55, 0.12), around(82.5, 0.1, 0.7), falling(90, 2, 0.4)),
      gain: 1,
      sway: 0.35,
      swaySeconds: 7,
    },
    {
      color: mixed(around(440, 0.03), around(660, 0.03, 0.7), around(1320, 0.02, 0.3)),
      gain: 0.2,
      sway: 0.9,
      swaySeconds: 5,
    },
  ],
  grains: [signal],
};

const relay: Grain = {
  name: "relay",
  every: 2.8,
  seconds: 0.4,
  gain: 0.3,
  takes: 5,
  draw: (out, random, sampleRate) => {
    const hz = 900 + 700 * random();
    for (let i = 0; i < 2; i += 1) {
      addTone(
        out,
        { at: i * 0.11, seconds: 0.06, hz: flat(hz), gain: swelling(0.4, 0.3), edge: 0.2 },
        sampleRate,
      );
    }
  },
};

export const engineRoom: Bed = {
  level: -2,
  air: [
    {
      color: mixed(
        around(62, 0.06),
        around(93, 0.05, 0.8),
        around(124, 0.05, 0.6),
        falling(200, 1.6, 0.3),
      ),
      gain: 1,
      sway: 0.12,
      swaySeconds: 1.1,
    },
    {
      color: mixed(around(980, 0.3), around(2400, 0.2, 0.3)),
      gain: 0.1,
      sway: 0.3,
      swaySeconds: 2,
    },
  ],
  grains: [relay],
};

const tick: Grain = {
  name: "tick",
  every: 1,
  seconds: 0.12,
  gain: 0.5,
  takes: 2,
  draw: (out, random, sampleRate) => {
    const hz = 1700 + 500 * random();
    ring(
      out,
      [
        { hz, gain: 0.4, seconds: 0.03 },
        { hz: hz * 0.43, gain: 0.3, seconds: 0.05 },
      ],
      sampleRate,
    );
    addNoise(
      out,
      { seconds: 0.02, hz: flat(2500), gain: struck(0.2, 0.05, 6), seed: 3 },
      sampleRate,
    );
  },
};

export const room: Bed = {
  level: -8,
  air: [
    {
      color: mixed(falling(140, 1.5), around(100, 0.05, 0.4)),
      gain: 1,
      sway: 0.15,
      swaySeconds: 6,
    },
    { color: around(900, 1), gain: 0.05, sway: 0.3, swaySeconds: 5 },
  ],
  grains: [tick],
};
