import { randomAt } from "@goldmane/std/seeded-random";
import { blockSize, silentBlock, type Stereo } from "#mix/block.ts";

/**
 * Samples of the previous block that the filter starts from; it has forgotten everything before
 * them.
 */
const runUp = 1024;
const cutoffHz = 3600;
/** Wow: the tape stretches by this much and back, slowly, with some flutter. */
const wow = { seconds: 0.0009, hz: 0.55 };
const flutter = { seconds: 0.00004, hz: 6.3 };
/** One crackle can occur in each slot of this length. */
const slotSeconds = 0.07;
const crackleSeconds = 0.0016;

type Worn = { before: Stereo; block: Stereo; index: number; sampleRate: number; seed: number };

/**
 * The sound of a worn tape: dull, warm, with wow, flutter and crackle. Depends only on the block
 * and the one before.
 */
export function wearTape({ before, block, index, sampleRate, seed }: Worn): Stereo {
  const out = silentBlock();
  const start = index * blockSize;
  for (const ear of ["left", "right"] as const) {
    const late = stretch(before[ear], block[ear], start, sampleRate);
    darken(late, out[ear], sampleRate);
  }
  addDust(out, start, sampleRate, seed);
  return out;
}

/** Resamples the block and its run-up at the tape's uneven speed. */
function stretch(before: Float32Array, block: Float32Array, start: number, sampleRate: number) {
  const late = new Float32Array(blockSize + runUp);
  const base = (wow.seconds + flutter.seconds) * sampleRate + 2;
  for (let i = 0; i < late.length; i += 1) {
    const seconds = (start + i - runUp) / sampleRate;
    const delay =
      base +
      sampleRate * wow.seconds * Math.sin(2 * Math.PI * wow.hz * seconds) +
      sampleRate * flutter.seconds * Math.sin(2 * Math.PI * flutter.hz * seconds);
    const place = i - runUp - delay;
    const whole = Math.floor(place);
    const here = at(before, block, whole);
    late[i] = here + (at(before, block, whole + 1) - here) * (place - whole);
  }
  return late;
}

function at(before: Float32Array, block: Float32Array, place: number): number {
  return (place < 0 ? before[blockSize + place] : block[place]) ?? 0;
}

/** A two-pole low-pass, then soft saturation. */
function darken(late: Float32Array, out: Float32Array, sampleRate: number): void {
  const smooth = 1 - Math.exp((-2 * Math.PI * cutoffHz) / sampleRate);
  let one = 0;
  let two = 0;
  for (let i = 0; i < late.length; i += 1) {
    one += smooth * ((late[i] ?? 0) - one);
    two += smooth * (one - two);
    if (i >= runUp) out[i - runUp] = Math.tanh(two * 1.4) / 1.15;
  }
}

function addDust(out: Stereo, start: number, sampleRate: number, seed: number): void {
  const slot = Math.round(slotSeconds * sampleRate);
  const length = Math.round(crackleSeconds * sampleRate);
  const first = Math.max(0, Math.floor((start - length) / slot) - 1);
  for (let number = first; number * slot < start + blockSize; number += 1) {
    if (randomAt(seed, number * 4) > 0.3) continue;
    const from = Math.round((number + randomAt(seed, number * 4 + 1)) * slot) - start;
    const gain = 0.012 + 0.03 * randomAt(seed, number * 4 + 2) ** 3;
    const ear = randomAt(seed, number * 4 + 3) < 0.5 ? out.left : out.right;
    for (let i = Math.max(0, -from); i < length && from + i < blockSize; i += 1) {
      const fall = Math.exp((-5 * i) / length);
      ear[from + i] = (ear[from + i] ?? 0) + gain * fall * (2 * randomAt(seed ^ number, i) - 1);
    }
  }
}
