import { pitchClass } from "#signal/pitch.ts";
import { powerFrames } from "./power-frames.ts";

/** How strongly each degree stands in music of a major and of a minor key (Temperley 2001, from Kostka and Payne). */
const profiles = {
  major: [0.748, 0.06, 0.488, 0.082, 0.67, 0.46, 0.096, 0.715, 0.104, 0.366, 0.057, 0.4],
  minor: [0.712, 0.084, 0.474, 0.618, 0.049, 0.46, 0.105, 0.747, 0.404, 0.067, 0.133, 0.33],
} as const;

export type Key = { tonic: number; quality: "major" | "minor" };

/** Shares of the twelve pitch classes between two pitches, in Hz; they sum to 1. */
export function chromaOf(
  samples: Float32Array,
  sampleRate: number,
  [low, high]: readonly [number, number] = [110, 1800],
): number[] {
  const size = 8192;
  const chroma: number[] = Array.from({ length: 12 }, () => 0);
  const bins = Array.from({ length: size / 2 }, (_, bin) => {
    const hz = (bin * sampleRate) / size;
    const midi = 69 + 12 * Math.log2(Math.max(hz, 1) / 440);
    const off = Math.abs(midi - Math.round(midi));
    const isIn = hz >= low && hz <= high && off < 0.35;
    return isIn ? { bin, pitch: pitchClass(Math.round(midi)) } : null;
  }).filter((each) => each !== null);
  for (const power of powerFrames(samples, size, size)) {
    for (const { bin, pitch } of bins) {
      const here = power[bin] ?? 0;
      // Crests only: noise has few that stand above their neighbours.
      if (here < (power[bin - 1] ?? 0) || here < (power[bin + 1] ?? 0)) continue;
      chroma[pitch] = (chroma[pitch] ?? 0) + Math.sqrt(Math.sqrt(here));
    }
  }
  const sum = chroma.reduce((total, share) => total + share, 0) || 1;
  return chroma.map((share) => share / sum);
}

/** The key whose profile the sound is most like; the bass and the last seconds say which of two relatives. */
export function measureKey(samples: Float32Array, sampleRate: number): Key {
  const chroma = chromaOf(samples, sampleRate);
  const bass = chromaOf(samples, sampleRate, [38, 180]);
  const close = samples.subarray(Math.max(0, samples.length - sampleRate * 7));
  const end = chromaOf(close, sampleRate, [38, 700]);
  let best = Number.NEGATIVE_INFINITY;
  let key: Key = { tonic: 0, quality: "major" };
  for (const quality of ["major", "minor"] as const) {
    for (let tonic = 0; tonic < 12; tonic += 1) {
      const turned = chroma.map((_, degree) => chroma[pitchClass(tonic + degree)] ?? 0);
      const score =
        correlation(turned, profiles[quality]) + 1.6 * (bass[tonic] ?? 0) + 1.2 * (end[tonic] ?? 0);
      if (score <= best) continue;
      best = score;
      key = { tonic, quality };
    }
  }
  return key;
}

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
