import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** One footstep with a soft sole: heel, then ball. */
export const step: Effect = {
  seconds: 0.3,
  level: -9,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 90, 130);
    addTone(
      out,
      { seconds: 0.12, hz: glide(hz * 1.4, hz), gain: struck(0.9, 0.03, 6) },
      sampleRate,
    );
    for (const [at, gain] of [
      [0, 0.6],
      [between(random, 0.05, 0.075), 0.34],
    ] as const) {
      const scuff = between(random, 500, 1100);
      addNoise(
        out,
        {
          at,
          seconds: 0.1,
          hz: glide(scuff, scuff * 0.6),
          gain: struck(gain, 0.05, 6),
          seed: seedFrom(random),
        },
        sampleRate,
      );
    }
  },
};

/** A light upward leap. */
export const jump: Effect = {
  seconds: 0.42,
  level: -4,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 230, 290);
    addTone(
      out,
      { seconds: 0.34, hz: glide(hz, hz * 2.6, 0.7), gain: struck(0.7, 0.08, 3), edge: 0.15 },
      sampleRate,
    );
    addNoise(
      out,
      { seconds: 0.3, hz: glide(500, 1800), gain: swelling(0.35, 0.3), seed: seedFrom(random) },
      sampleRate,
    );
  },
};

/** A fast object that passes by. */
export const whoosh: Effect = {
  seconds: 0.75,
  level: -3,
  draw: (out, random, sampleRate) => {
    const top = between(random, 1300, 2100);
    const course = (x: number) =>
      260 + (top - 260) * Math.sin(Math.PI * Math.min(1, x * 1.1)) ** 1.5;
    addNoise(
      out,
      {
        seconds: 0.74,
        hz: course,
        resonance: 1.8,
        gain: swelling(1, 0.45),
        seed: seedFrom(random),
      },
      sampleRate,
    );
    addNoise(
      out,
      {
        seconds: 0.7,
        hz: (x) => course(x) * 0.4,
        resonance: 1.2,
        gain: swelling(0.6, 0.5),
        seed: seedFrom(random),
      },
      sampleRate,
    );
  },
};

/** One wing beat: down and up. */
export const flap: Effect = {
  seconds: 0.5,
  level: -5,
  draw: (out, random, sampleRate) => {
    for (const [at, gain] of [
      [0, 1],
      [between(random, 0.19, 0.23), 0.6],
    ] as const) {
      addNoise(
        out,
        {
          at,
          seconds: 0.2,
          hz: glide(820, 240),
          resonance: 0.8,
          gain: swelling(gain, 0.28),
          seed: seedFrom(random),
        },
        sampleRate,
      );
      addTone(
        out,
        { at, seconds: 0.14, hz: glide(120, 70), gain: swelling(gain * 0.5, 0.25) },
        sampleRate,
      );
    }
  },
};

/** A rubber spring. */
export const boing: Effect = {
  seconds: 0.9,
  level: -4,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 150, 190);
    const wobble = (x: number) =>
      hz * (1 + 0.75 * Math.exp(-4 * x) * Math.cos(2 * Math.PI * (11 - 4 * x) * x));
    addTone(
      out,
      { seconds: 0.88, hz: wobble, gain: struck(0.8, 0.01, 3.4), edge: 0.5 },
      sampleRate,
    );
    addTone(
      out,
      { seconds: 0.6, hz: (x) => wobble(x) * 3.02, gain: struck(0.14, 0.01, 5) },
      sampleRate,
    );
  },
};

/** A cork or a bubble. */
export const pop: Effect = {
  seconds: 0.16,
  level: -2,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 340, 480);
    addTone(
      out,
      { seconds: 0.12, hz: glide(hz, hz * 2.7, 0.6), gain: struck(0.9, 0.04, 6) },
      sampleRate,
    );
    addNoise(
      out,
      { seconds: 0.02, hz: flat(1900), gain: struck(0.4, 0.1, 6), seed: seedFrom(random) },
      sampleRate,
    );
  },
};

/** A gust of wind. */
export const windGust: Effect = {
  seconds: 2.6,
  level: -4,
  draw: (out, random, sampleRate) => {
    const peak = between(random, 0.4, 0.55);
    const low = swelling(1, peak);
    addNoise(
      out,
      {
        seconds: 2.55,
        hz: (x) => 300 + 420 * low(x),
        resonance: 0.9,
        gain: low,
        seed: seedFrom(random),
      },
      sampleRate,
    );
    const whistle = (x: number) => 620 + 380 * low(x) + 40 * Math.sin(x * 21);
    addNoise(
      out,
      {
        seconds: 2.55,
        hz: whistle,
        resonance: 9,
        gain: swelling(0.5, peak),
        seed: seedFrom(random),
      },
      sampleRate,
    );
  },
};
