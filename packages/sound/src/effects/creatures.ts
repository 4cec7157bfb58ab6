import { smoothNoise } from "#signal/noise.ts";
import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** A large, friendly animal. */
export const roar: Effect = {
  seconds: 1.9,
  level: 0,
  draw: (out, random, sampleRate) => {
    const seed = seedFrom(random);
    const hz = between(random, 78, 96);
    const loud = (x: number) =>
      Math.min(1, x * 8) * Math.min(1, (1 - x) * 2.2) * (0.78 + 0.22 * smoothNoise(seed, x * 60));
    const bend = (x: number) =>
      hz *
      (1 + 0.45 * Math.sin(Math.PI * Math.min(1, x * 1.25))) *
      (1 + 0.05 * smoothNoise(seed, x * 90));
    addTone(out, { seconds: 1.85, hz: bend, gain: (x) => 0.7 * loud(x), edge: 1 }, sampleRate);
    addTone(
      out,
      { seconds: 1.85, hz: (x) => bend(x) * 1.51, gain: (x) => 0.25 * loud(x), edge: 1 },
      sampleRate,
    );
    addNoise(
      out,
      {
        seconds: 1.85,
        hz: (x) => 480 + 330 * Math.sin(Math.PI * x),
        resonance: 2,
        gain: (x) => 1.1 * loud(x),
        seed,
      },
      sampleRate,
    );
    addNoise(
      out,
      { seconds: 1.85, hz: flat(1250), resonance: 2, gain: (x) => 0.35 * loud(x), seed: seed + 1 },
      sampleRate,
    );
  },
};

/** A child that tries not to laugh. */
export const giggle: Effect = {
  seconds: 1.2,
  level: -3,
  draw: (out, random, sampleRate) => {
    const count = 5 + Math.floor(random() * 2);
    let at = 0;
    for (let i = 0; i < count; i += 1) {
      const hz = between(random, 430, 500) * (1.12 - 0.05 * i);
      const gain = 0.7 - 0.07 * i;
      const seconds = between(random, 0.085, 0.115);
      addTone(
        out,
        { at, seconds, hz: glide(hz * 1.18, hz * 0.88), gain: swelling(gain, 0.3), edge: 0.25 },
        sampleRate,
      );
      addTone(
        out,
        { at, seconds, hz: glide(hz * 3.5, hz * 2.7), gain: swelling(gain * 0.16, 0.3) },
        sampleRate,
      );
      addNoise(
        out,
        {
          at: at + seconds * 0.7,
          seconds: 0.06,
          hz: flat(2100),
          gain: swelling(0.18, 0.4),
          seed: seedFrom(random),
        },
        sampleRate,
      );
      at += seconds + between(random, 0.045, 0.07);
    }
  },
};

/** A small, happy audience. */
export const applause: Effect = {
  seconds: 3,
  level: -4,
  draw: (out, random, sampleRate) => {
    const crowd = (t: number) => Math.min(1, t / 0.5) * Math.min(1, (2.9 - t) / 1.3);
    for (let person = 0; person < 20; person += 1) {
      const beat = between(random, 0.19, 0.27);
      const hz = between(random, 850, 1700);
      const gain = between(random, 0.3, 0.8);
      for (let t = between(random, 0, 0.4); t < 2.75; t += beat * between(random, 0.93, 1.08)) {
        const clap = {
          at: t,
          seconds: 0.035,
          hz: flat(hz),
          resonance: 1.2,
          seed: seedFrom(random),
        };
        addNoise(out, { ...clap, gain: struck(gain * crowd(t), 0.04, 5) }, sampleRate);
      }
    }
    addNoise(
      out,
      {
        seconds: 2.9,
        hz: flat(1300),
        resonance: 0.5,
        gain: (x) => 0.1 * crowd(x * 2.9),
        seed: seedFrom(random),
      },
      sampleRate,
    );
  },
};
