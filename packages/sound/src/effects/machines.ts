import { smoothNoise } from "#signal/noise.ts";
import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** A friendly motor that starts, runs and drives off. */
export const engine: Effect = {
  seconds: 2.6,
  level: -3,
  draw: (out, random, sampleRate) => {
    const seed = seedFrom(random);
    const speed = (x: number) =>
      (46 + 34 * Math.min(1, x * 2.2) + 26 * x) * (1 + 0.02 * smoothNoise(seed, x * 22));
    const loud = (x: number) => Math.min(1, x * 12) * Math.min(1, (1 - x) * 3);
    addTone(out, { seconds: 2.55, hz: speed, gain: (x) => 0.7 * loud(x), edge: 0.9 }, sampleRate);
    addTone(
      out,
      { seconds: 2.55, hz: (x) => speed(x) * 2.01, gain: (x) => 0.4 * loud(x), edge: 0.8 },
      sampleRate,
    );
    const puff = (x: number) =>
      loud(x) * 0.5 * (0.5 + 0.5 * Math.sin(2 * Math.PI * (30 * x + 22 * x * x)));
    addNoise(out, { seconds: 2.55, hz: (x) => 260 + 300 * x, gain: puff, seed }, sampleRate);
  },
};

/** A toy ray gun. */
export const laser: Effect = {
  seconds: 0.5,
  level: -6,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 1500, 2000);
    addTone(
      out,
      { seconds: 0.4, hz: glide(hz, 170, 0.6), gain: struck(0.7, 0.02, 3), edge: 0.3 },
      sampleRate,
    );
    addTone(
      out,
      { at: 0.03, seconds: 0.4, hz: glide(hz * 1.5, 240, 0.6), gain: struck(0.25, 0.02, 4) },
      sampleRate,
    );
  },
};

/** A brass horn, one warm call. */
export const horn: Effect = {
  seconds: 1.5,
  level: -1,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 190, 225);
    const swell = (x: number) =>
      Math.min(1, x * 11) * (0.8 + 0.2 * Math.sin(Math.PI * x)) * Math.min(1, (1 - x) * 5);
    const scoop = (x: number) => hz * (1 - 0.05 * Math.exp(-x * 30));
    for (const [ratio, gain] of [
      [1, 0.8],
      [1.002, 0.5],
      [1.498, 0.4],
    ] as const) {
      addTone(
        out,
        { seconds: 1.45, hz: (x) => scoop(x) * ratio, gain: (x) => gain * swell(x), edge: 0.8 },
        sampleRate,
      );
    }
    addTone(
      out,
      { seconds: 1.45, hz: (x) => scoop(x) * 4, gain: (x) => 0.12 * swell(x) ** 2, edge: 0.5 },
      sampleRate,
    );
  },
};

/** A body hits the water, then the drops fall back. */
export const splash: Effect = {
  seconds: 1.5,
  level: -3,
  draw: (out, random, sampleRate) => {
    addTone(out, { seconds: 0.16, hz: glide(190, 80), gain: struck(0.7, 0.03, 5) }, sampleRate);
    addNoise(
      out,
      {
        seconds: 0.9,
        hz: glide(2300, 700),
        resonance: 0.5,
        gain: struck(0.9, 0.03, 4.5),
        seed: seedFrom(random),
      },
      sampleRate,
    );
    addNoise(
      out,
      {
        at: 0.05,
        seconds: 0.5,
        hz: flat(4600),
        resonance: 0.6,
        gain: struck(0.3, 0.1, 4),
        seed: seedFrom(random),
      },
      sampleRate,
    );
    for (let i = 0; i < 13; i += 1) {
      const hz = between(random, 500, 1700);
      const at = 0.12 + between(random, 0, 1) ** 1.3;
      const gain = between(random, 0.06, 0.22);
      addTone(
        out,
        { at, seconds: 0.07, hz: glide(hz, hz * 1.7), gain: swelling(gain, 0.3) },
        sampleRate,
      );
    }
  },
};
