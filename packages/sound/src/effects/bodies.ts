import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { ring } from "#signal/modal.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** One pair of hands claps, four times. */
export const clap: Effect = {
  seconds: 1.15,
  level: -6,
  draw: (out, random, sampleRate) => {
    for (let hit = 0; hit < 4; hit += 1) {
      const at = hit * 0.25 + 0.012 * random();
      const hz = between(random, 1050, 1350);
      const palm = { at, seconds: 0.05, hz: flat(hz), resonance: 1.2, gain: struck(1, 0.02, 5) };
      addNoise(out, { ...palm, seed: seedFrom(random) }, sampleRate);
      const air = { at: at + 0.01, seconds: 0.09, hz: flat(2600), gain: struck(0.25, 0.05, 5) };
      addNoise(out, { ...air, seed: seedFrom(random) }, sampleRate);
    }
  },
};

/** A soft body that lands on the ground. */
export const thud: Effect = {
  seconds: 0.5,
  level: -2,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 62, 80);
    addTone(out, { seconds: 0.3, hz: glide(hz * 1.8, hz), gain: struck(1, 0.03, 5) }, sampleRate);
    const dust = { seconds: 0.3, hz: glide(700, 260), resonance: 0.5, gain: struck(0.5, 0.06, 5) };
    addNoise(out, { ...dust, seed: seedFrom(random) }, sampleRate);
  },
};

/** A body of metal that lands: a robot, a knight. */
export const clank: Effect = {
  seconds: 1.2,
  level: -4,
  draw: (out, random, sampleRate) => {
    for (let plate = 0; plate < 5; plate += 1) {
      const hz = between(random, 260, 620);
      const gain = 0.8 * 0.72 ** plate;
      const modes = [
        { hz, gain, seconds: 0.5 },
        { hz: hz * 2.76, gain: gain * 0.6, seconds: 0.35 },
        { hz: hz * 5.4, gain: gain * 0.35, seconds: 0.2 },
      ];
      ring(out, modes, sampleRate, Math.round(plate * between(random, 0.09, 0.16) * sampleRate));
    }
  },
};

/** A body of slime that moves or lands. */
export const squelch: Effect = {
  seconds: 0.45,
  level: -5,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 240, 320);
    const gulp = (x: number) => hz * (1 + 1.4 * Math.sin(Math.PI * x) ** 2);
    addTone(out, { seconds: 0.3, hz: gulp, gain: swelling(0.8, 0.3), edge: 0.3 }, sampleRate);
    const wet = { at: 0.05, seconds: 0.3, hz: glide(900, 2100), resonance: 3 };
    addNoise(out, { ...wet, gain: swelling(0.5, 0.4), seed: seedFrom(random) }, sampleRate);
  },
};

/** Three bites. */
export const munch: Effect = {
  seconds: 1,
  level: -7,
  draw: (out, random, sampleRate) => {
    for (let bite = 0; bite < 3; bite += 1) {
      for (let crumb = 0; crumb < 5; crumb += 1) {
        const at = bite * 0.31 + crumb * between(random, 0.012, 0.026);
        const crunch = { at, seconds: 0.045, hz: flat(between(random, 1300, 3000)) };
        const gain = struck(between(random, 0.3, 0.8), 0.1, 4);
        addNoise(out, { ...crunch, gain, seed: seedFrom(random) }, sampleRate);
      }
    }
  },
};

/** A sleeper breathes in and out. */
export const breath: Effect = {
  seconds: 2.6,
  level: -12,
  draw: (out, random, sampleRate) => {
    const hz = between(random, 480, 620);
    const air = { seconds: 1, resonance: 0.6 };
    const drawn = { ...air, hz: glide(hz, hz * 1.5), gain: swelling(0.6, 0.6) };
    addNoise(out, { ...drawn, seed: seedFrom(random) }, sampleRate);
    const released = { ...air, at: 1.3, seconds: 1.25, hz: glide(hz * 1.2, hz * 0.6) };
    addNoise(out, { ...released, gain: swelling(0.8, 0.3), seed: seedFrom(random) }, sampleRate);
  },
};
