import { blockSize, type Stereo } from "./block.ts";

/** Ceiling of the true peak, between samples too (-1.5 dBTP). */
const ceiling = 10 ** (-1.5 / 20);

/** In music, the signal between samples rises at most this much above the samples. */
const suspect = ceiling * 0.6;

/**
 * Samples of look-ahead and look-behind: the gain moves over 15 ms, too slowly to be heard as
 * distortion.
 */
function reachOf(sampleRate: number): number {
  return Math.round(sampleRate * 0.015);
}

/**
 * A look-ahead limiter. The gain at a sample depends only on the samples within reach, so any block
 * can be limited alone given its neighbors.
 */
export function limitBlock(
  around: { before: Stereo; block: Stereo; after: Stereo },
  out: Stereo,
  sampleRate: number,
): Stereo {
  const { before, block, after } = around;
  const reach = reachOf(sampleRate);
  const margin = reach * 2 + 8;
  out.left.set(block.left);
  out.right.set(block.right);
  if (
    !isLoud(before, blockSize - margin, blockSize) &&
    !isLoud(block, 0, blockSize) &&
    !isLoud(after, 0, margin)
  ) {
    return out;
  }
  const left = joined(before.left, block.left, after.left, margin);
  const right = joined(before.right, block.right, after.right, margin);
  const wanted = wantedGains(left, right);
  if (!wanted) return out;
  const gains = smoothed(lowestAround(wanted, reach), reach);
  for (let i = 0; i < blockSize; i += 1) {
    const gain = gains[margin + i] ?? 1;
    out.left[i] = (block.left[i] ?? 0) * gain;
    out.right[i] = (block.right[i] ?? 0) * gain;
  }
  return out;
}

/** Whether any sample is so high that the true peak around it could pass the ceiling. */
function isLoud(block: Stereo, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) {
    if (Math.abs(block.left[i] ?? 0) >= suspect || Math.abs(block.right[i] ?? 0) >= suspect)
      return true;
  }
  return false;
}

function joined(a: Float32Array, b: Float32Array, c: Float32Array, margin: number): Float32Array {
  const out = new Float32Array(blockSize + margin * 2);
  out.set(a.subarray(blockSize - margin));
  out.set(b, margin);
  out.set(c.subarray(0, margin), margin + blockSize);
  return out;
}

/** The gain that each sample needs; null when no sample needs any reduction. */
function wantedGains(left: Float32Array, right: Float32Array): Float64Array | null {
  const gains = new Float64Array(left.length).fill(1);
  let any = false;
  for (let i = 0; i < left.length; i += 1) {
    const plain = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    if (plain < suspect) continue;
    const peak = Math.max(plain, betweenPeak(left, i), betweenPeak(right, i));
    if (peak <= ceiling) continue;
    gains[i] = ceiling / peak;
    any = true;
  }
  return any ? gains : null;
}

/**
 * Windowed-sinc taps for the three quarter positions between two samples (ITU-R BS.1770-4, annex
 * 2).
 */
const quarterTaps = [0.25, 0.5, 0.75].map((shift) =>
  Array.from({ length: 12 }, (_, k) => {
    const x = k - 5 - shift;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / 6.5);
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** True peak between this sample and the next. */
function betweenPeak(samples: Float32Array, index: number): number {
  let peak = 0;
  for (const taps of quarterTaps) {
    let sum = 0;
    for (let k = 0; k < 12; k += 1) sum += (taps[k] ?? 0) * (samples[index + k - 5] ?? 0);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** Minimum within `reach` on both sides, by a monotonic queue of candidates. */
function lowestAround(values: Float64Array, reach: number): Float64Array {
  const lowest = new Float64Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + reach; i += 1) {
    if (i < values.length) {
      const value = values[i] ?? 1;
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= value) tail -= 1;
      queue[tail] = i;
      tail += 1;
    }
    const center = i - reach;
    if (center < 0) continue;
    while (tail > head && (queue[head] ?? 0) < center - reach) head += 1;
    lowest[center] = values[queue[head] ?? 0] ?? 1;
  }
  return lowest;
}

/**
 * A raised-cosine mean over `reach`: never above 1, and never above the gain that the peak at its
 * center needs.
 */
function smoothed(values: Float64Array, reach: number): Float64Array {
  const half = Math.floor(reach / 2);
  return boxMean(boxMean(values, half), reach - half);
}

function boxMean(values: Float64Array, reach: number): Float64Array {
  const out = new Float64Array(values.length);
  const width = reach + 1;
  const back = Math.floor(reach / 2);
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) {
    sum += values[i] ?? 1;
    if (i >= width) sum -= values[i - width] ?? 1;
    const center = i - (reach - back);
    if (center >= 0) out[center] = sum / Math.min(i + 1, width);
  }
  return out;
}
