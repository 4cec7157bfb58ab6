import type { Random } from "@goldmane/std/seeded-random";
import { flat, glide, addNoise, addTone, struck, swelling } from "#signal/add-tone.ts";
import { ring, type Mode } from "#signal/modal.ts";
import { between, seedFrom, type Effect } from "./effect.ts";

/** A footstep: heel and ball of a soft sole on a ground. */
type Ground = {
  seconds: number;
  level: number;
  /** What the ground adds to one touch; `gain` is 1 for the heel. */
  touch: (touch: {
    out: Float32Array;
    at: number;
    gain: number;
    random: Random;
    rate: number;
  }) => void;
};

function stepOn({ seconds, level, touch }: Ground): Effect {
  return {
    seconds,
    level,
    draw: (out, random, rate) => {
      const hz = between(random, 80, 115);
      addTone(out, { seconds: 0.1, hz: glide(hz * 1.4, hz), gain: struck(0.5, 0.03, 6) }, rate);
      const ball = between(random, 0.06, 0.085);
      touch({ out, at: 0, gain: 1, random, rate });
      touch({ out, at: ball, gain: 0.6, random, rate });
    },
  };
}

/** Grass: blades that brush the sole. */
export const stepOnGrass = stepOn({
  seconds: 0.34,
  level: -10,
  touch: ({ out, at, gain, random, rate }) => {
    const hz = between(random, 2600, 3800);
    const brush = {
      at,
      seconds: 0.2,
      hz: glide(hz, hz * 0.7),
      resonance: 0.7,
      seed: seedFrom(random),
    };
    addNoise(out, { ...brush, gain: swelling(0.55 * gain, 0.25) }, rate);
  },
});

/** A wooden floor: hollow boards. */
export const stepOnWood = stepOn({
  seconds: 0.3,
  level: -8,
  touch: ({ out, at, gain, random, rate }) => {
    const hz = between(random, 165, 205);
    const boards: Mode[] = [
      { hz, gain: 0.8 * gain, seconds: 0.11 },
      { hz: hz * 2.42, gain: 0.4 * gain, seconds: 0.07 },
      { hz: hz * 4.3, gain: 0.16 * gain, seconds: 0.04 },
    ];
    ring(out, boards, rate, Math.round(at * rate));
  },
});

/** Stone: short and bright, with a grain under the sole. */
export const stepOnStone = stepOn({
  seconds: 0.26,
  level: -10,
  touch: ({ out, at, gain, random, rate }) => {
    const hz = between(random, 1500, 2100);
    const click = { at, seconds: 0.035, hz: flat(hz), resonance: 1.6, seed: seedFrom(random) };
    addNoise(out, { ...click, gain: struck(1.1 * gain, 0.03, 6) }, rate);
    const grit = { at: at + 0.03, seconds: 0.08, hz: flat(4200), seed: seedFrom(random) };
    addNoise(out, { ...grit, gain: struck(0.2 * gain, 0.2, 4) }, rate);
  },
});

/** Snow: a crunch that gives way in grains. */
export const stepOnSnow = stepOn({
  seconds: 0.42,
  level: -9,
  touch: ({ out, at, gain, random, rate }) => {
    for (let grain = 0; grain < 9; grain += 1) {
      const hz = between(random, 900, 2400);
      const crunch = {
        at: at + grain * between(random, 0.012, 0.024),
        seconds: 0.03,
        hz: flat(hz),
      };
      const loudness = gain * between(random, 0.25, 0.7);
      addNoise(out, { ...crunch, gain: struck(loudness, 0.2, 3), seed: seedFrom(random) }, rate);
    }
  },
});

/** Sand: soft, low and slow. */
export const stepOnSand = stepOn({
  seconds: 0.4,
  level: -11,
  touch: ({ out, at, gain, random, rate }) => {
    const hz = between(random, 600, 850);
    const slide = {
      at,
      seconds: 0.28,
      hz: glide(hz * 1.6, hz),
      resonance: 0.5,
      seed: seedFrom(random),
    };
    addNoise(out, { ...slide, gain: swelling(0.6 * gain, 0.3) }, rate);
  },
});

/** A metal deck, or a metal foot. */
export const stepOnMetal = stepOn({
  seconds: 0.5,
  level: -10,
  touch: ({ out, at, gain, random, rate }) => {
    const hz = between(random, 410, 480);
    const plate: Mode[] = [
      { hz, gain: 0.5 * gain, seconds: 0.3 },
      { hz: hz * 2.76, gain: 0.35 * gain, seconds: 0.22 },
      { hz: hz * 5.4, gain: 0.22 * gain, seconds: 0.14 },
    ];
    ring(out, plate, rate, Math.round(at * rate));
  },
});

/** A puddle or the edge of the sea. */
export const stepInWater = stepOn({
  seconds: 0.5,
  level: -9,
  touch: ({ out, at, gain, random, rate }) => {
    const hz = between(random, 1000, 1500);
    const spray = {
      at,
      seconds: 0.22,
      hz: glide(hz, hz * 2),
      resonance: 0.8,
      seed: seedFrom(random),
    };
    addNoise(out, { ...spray, gain: swelling(0.6 * gain, 0.2) }, rate);
    for (let drop = 0; drop < 3; drop += 1) {
      const tone = between(random, 500, 900);
      const plop = {
        at: at + between(random, 0.08, 0.3),
        seconds: 0.06,
        hz: glide(tone, tone * 1.9),
      };
      addTone(out, { ...plop, gain: struck(0.24 * gain, 0.1, 5) }, rate);
    }
  },
});
