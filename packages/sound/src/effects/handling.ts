import { flat, glide, addNoise, struck, swelling, addTone } from "#signal/add-tone.ts";
import { ring } from "#signal/modal.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** Things of metal in a hand: a key, a bell, a kettle. */
export const clink: Effect = {
  seconds: 0.7,
  level: -8,
  draw: (out, random, sampleRate) => {
    for (const [at, loudness] of [
      [0, 1],
      [between(random, 0.07, 0.11), 0.55],
    ] as const) {
      const hz = between(random, 1900, 2500);
      const modes = [
        { hz, gain: 0.6 * loudness, seconds: 0.4 },
        { hz: hz * 1.51, gain: 0.45 * loudness, seconds: 0.3 },
        { hz: hz * 2.63, gain: 0.3 * loudness, seconds: 0.18 },
      ];
      ring(out, modes, sampleRate, Math.round(at * sampleRate));
    }
  },
};

/** A wooden thing that a hand takes hold of. */
export const tap: Effect = {
  seconds: 0.3,
  level: -6,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 420, 540);
    const modes = [
      { hz, gain: 0.9, seconds: 0.09 },
      { hz: hz * 2.6, gain: 0.5, seconds: 0.05 },
      { hz: hz * 4.9, gain: 0.2, seconds: 0.03 },
    ];
    ring(out, modes, sampleRate);
    ring(out, modes, sampleRate, Math.round(0.09 * sampleRate));
  },
};

/** Glass or crystal. */
export const ting: Effect = {
  seconds: 1.1,
  level: -8,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 3000, 3500);
    const modes = [
      { hz, gain: 0.8, seconds: 1 },
      { hz: hz * 1.006, gain: 0.4, seconds: 0.9 },
      { hz: hz * 2.32, gain: 0.25, seconds: 0.4 },
    ];
    ring(out, modes, sampleRate);
  },
};

/** A sheet of paper that turns. */
export const page: Effect = {
  seconds: 0.6,
  level: -8,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 3200, 4200);
    const sweep = { seconds: 0.42, hz: glide(hz * 0.7, hz * 1.5), resonance: 0.8 };
    addNoise(out, { ...sweep, gain: swelling(0.7, 0.7), seed: seedFrom(random) }, sampleRate);
    const flop = { at: 0.4, seconds: 0.08, hz: flat(1500), gain: struck(0.8, 0.05, 5) };
    addNoise(out, { ...flop, seed: seedFrom(random) }, sampleRate);
  },
};

/** Cloth: a hug, a sleeve, a tent. */
export const rustle: Effect = {
  seconds: 0.8,
  level: -12,
  draw: (out, random, sampleRate) => {
    for (let fold = 0; fold < 4; fold += 1) {
      const hz = between(random, 900, 1700);
      const rub = { at: fold * between(random, 0.1, 0.16), seconds: 0.28, hz: glide(hz, hz * 0.8) };
      const gain = swelling(between(random, 0.3, 0.7), 0.5);
      addNoise(out, { ...rub, resonance: 0.5, gain, seed: seedFrom(random) }, sampleRate);
    }
  },
};

/** Leaves, petals, straw. */
export const leaf: Effect = {
  seconds: 0.45,
  level: -11,
  draw: (out, random, sampleRate) => {
    for (let blade = 0; blade < 7; blade += 1) {
      const hz = between(random, 4800, 7500);
      const tick = { at: blade * between(random, 0.03, 0.055), seconds: 0.04, hz: flat(hz) };
      const gain = struck(between(random, 0.2, 0.7), 0.2, 4);
      addNoise(out, { ...tick, gain, seed: seedFrom(random) }, sampleRate);
    }
  },
};

/** A soft thing: bread, a feather, a ball. */
export const pat: Effect = {
  seconds: 0.2,
  level: -7,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 210, 260);
    addTone(out, { seconds: 0.09, hz: glide(hz, hz * 0.6), gain: struck(0.8, 0.1, 5) }, sampleRate);
    const skin = { seconds: 0.05, hz: flat(800), resonance: 0.6, gain: struck(0.5, 0.2, 5) };
    addNoise(out, { ...skin, seed: seedFrom(random) }, sampleRate);
  },
};
