import { pitchClass } from "#signal/pitch.ts";
import { powerFrames } from "./power-frames.ts";

/**
 * Key profiles: the weight of each scale degree in major and minor keys (Temperley 2001, from
 * Kostka and Payne).
 */
const profiles = {
  major: [0.748, 0.06, 0.488, 0.082, 0.67, 0.46, 0.096, 0.715, 0.104, 0.366, 0.057, 0.4],
  minor: [0.712, 0.084, 0.474, 0.618, 0.049, 0.46, 0.105, 0.747, 0.404, 0.067, 0.133, 0.33],
} as const;

export type Key = { tonic: number; quality: "major" | "minor" };

type Range = readonly [lowHz: number, highHz: number];

/** The band in Hz where tunes and chords lie; above it are overtones, mostly fifths and thirds. */
const middle: Range = [120, 1100];
const low: Range = [40, 170];

/** Shares of the twelve pitch classes in a frequency range in Hz; they sum to 1. */
export function chromaOf(
  samples: Float32Array,
  sampleRate: number,
  [lowHz, highHz]: Range = middle,
): number[] {
  const size = 8192;
  const chroma: number[] = Array.from({ length: 12 }, () => 0);
  const bins = Array.from({ length: size / 2 }, (_, bin) => {
    const hz = (bin * sampleRate) / size;
    return { bin, hz };
  }).filter(({ hz }) => hz >= lowHz && hz <= highHz);
  for (const power of powerFrames(samples, size, size)) {
    for (const { bin } of bins) {
      const here = power[bin] ?? 0;
      const [below, above] = [power[bin - 1] ?? 0, power[bin + 1] ?? 0];
      // Only local maxima count: noise has few bins that stand out.
      if (here < below || here < above || here < 1e-9) continue;
      const shift = (Math.sqrt(above) - Math.sqrt(below)) / (2 * Math.sqrt(here) + 1e-12);
      const hz = ((bin + shift * 0.5) * sampleRate) / size;
      const midi = 69 + 12 * Math.log2(hz / 440);
      if (Math.abs(midi - Math.round(midi)) > 0.3) continue;
      const pitch = pitchClass(Math.round(midi));
      const share = here / (here + overtoneOf(power, bin));
      chroma[pitch] = (chroma[pitch] ?? 0) + here ** 0.35 * share;
    }
  }
  const sum = chroma.reduce((total, share) => total + share, 0) || 1;
  return chroma.map((share) => share / sum);
}

/**
 * Power of the lower tones whose third or fifth partial this bin may be: a fifth or a third that no
 * instrument plays.
 */
function overtoneOf(power: Float64Array, bin: number): number {
  return [3, 5].reduce((sum, partial) => {
    const bass = Math.round(bin / partial);
    return sum + Math.max(power[bass - 1] ?? 0, power[bass] ?? 0, power[bass + 1] ?? 0);
  }, 0);
}

/**
 * The most likely key of a piece: the best match of the key profile, weighted by the tonic's share
 * in the bass, in the opening and in the close.
 */
export function measureKey(samples: Float32Array, sampleRate: number): Key {
  const chroma = chromaOf(samples, sampleRate);
  const bass = chromaOf(samples, sampleRate, low);
  const opening = chromaOf(samples.subarray(0, sampleRate * 4), sampleRate, [40, 700]);
  const close = chromaOf(samples.subarray(-sampleRate * 4), sampleRate, [40, 700]);
  let best = Number.NEGATIVE_INFINITY;
  let key: Key = { tonic: 0, quality: "major" };
  for (const quality of ["major", "minor"] as const) {
    for (let tonic = 0; tonic < 12; tonic += 1) {
      const turned = chroma.map((_, degree) => chroma[pitchClass(tonic + degree)] ?? 0);
      const score =
        correlation(turned, profiles[quality]) +
        weights.bass * (bass[tonic] ?? 0) +
        weights.opening * (opening[tonic] ?? 0) +
        weights.close * (close[tonic] ?? 0);
      if (score <= best) continue;
      best = score;
      key = { tonic, quality };
    }
  }
  return key;
}

/** Weights of the three other indicators relative to the profile. */
const weights = { bass: 0.5, opening: 0.6, close: 0.5 };

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((x, y) => x + y, 0) / values.length;
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let both = 0;
  let onlyA = 0;
  let onlyB = 0;
  for (const [index, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[index] ?? 0) - meanB];
    both += x * y;
    onlyA += x * x;
    onlyB += y * y;
  }
  return both / Math.sqrt(onlyA * onlyB || 1);
}
