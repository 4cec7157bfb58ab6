import { seededRandom } from "@goldmane/std/seeded-random";
import { fftOfSize } from "./fft.ts";

/** Samples in a loop: 1.4 s at 48 kHz. */
export const loopSize = 65536;

/**
 * A work buffer for one transform, cleared before each use: allocating it each time would burden
 * the garbage collector.
 */
const scratch = { re: new Float64Array(loopSize), im: new Float64Array(loopSize) };

/**
 * Precomputed phases: enough that no repetition is audible, since a cosine per bin would be too
 * slow.
 */
const phases = 4096;
const cosines = Float64Array.from({ length: phases }, (_, i) =>
  Math.cos((2 * Math.PI * i) / phases),
);
const sines = Float64Array.from({ length: phases }, (_, i) => Math.sin((2 * Math.PI * i) / phases));

/** A Gaussian band around `hz` with standard deviation `spreadHz`. */
export type Band = { hz: number; gain: number; spreadHz: number };

/**
 * Two seamless loops, one after the other, each a sum of narrow noise bands around its partials
 * (Nasca's PADsynth): an ensemble without oscillators.
 */
export function bandLoops(
  body: readonly Band[],
  edge: readonly Band[],
  sampleRate: number,
  seed: number,
): Float32Array {
  const fft = fftOfSize(loopSize);
  const re = scratch.re.fill(0);
  const im = scratch.im.fill(0);
  const random = seededRandom(seed);
  const binHz = sampleRate / loopSize;
  const lay = (band: Band, quarterTurn: boolean) => {
    const spread = Math.max(band.spreadHz / binHz, 0.6);
    const center = band.hz / binHz;
    const first = Math.max(1, Math.ceil(center - 2.3 * spread));
    const last = Math.min(loopSize / 2 - 1, Math.floor(center + 2.3 * spread));
    const scale = band.gain / Math.sqrt(spread * 1.7725);
    for (let bin = first; bin <= last; bin += 1) {
      const away = (bin - center) / spread;
      const gain = scale * Math.exp(-0.5 * away * away);
      const phase = (random() * phases) | 0;
      const x = gain * (cosines[phase] ?? 0);
      const y = gain * (sines[phase] ?? 0);
      const up = fft.slot(bin);
      const down = fft.slot(loopSize - bin);
      re[up] = (re[up] ?? 0) + (quarterTurn ? -y : x);
      im[up] = (im[up] ?? 0) + (quarterTurn ? x : y);
      re[down] = (re[down] ?? 0) + (quarterTurn ? y : x);
      im[down] = (im[down] ?? 0) + (quarterTurn ? x : -y);
    }
  };
  for (const band of body) lay(band, false);
  for (const band of edge) lay(band, true);
  fft.inverse(re, im);
  const loops = new Float32Array(loopSize * 2);
  loops.set(re);
  loops.set(im, loopSize);
  return loops;
}

/** Gain of a noise at a frequency in Hz. */
export type NoiseColor = (hz: number) => number;

/** Two seamless noise loops, one after the other, each `size` samples (a power of two) long. */
export function noiseLoops(
  colors: readonly [NoiseColor, NoiseColor],
  size: number,
  sampleRate: number,
  seed: number,
): Float32Array {
  const fft = fftOfSize(size);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const random = seededRandom(seed);
  const last = Math.min(
    size / 2 - 1,
    Math.floor((Math.min(13000, sampleRate * 0.45) * size) / sampleRate),
  );
  for (let bin = 8; bin <= last; bin += 1) {
    const hz = (bin * sampleRate) / size;
    const phase = (random() * phases) | 0;
    const other = (random() * phases) | 0;
    const low = colors[0](hz);
    const high = colors[1](hz);
    const x = low * (cosines[phase] ?? 0);
    const y = low * (sines[phase] ?? 0);
    const u = high * (cosines[other] ?? 0);
    const v = high * (sines[other] ?? 0);
    const up = fft.slot(bin);
    const down = fft.slot(size - bin);
    re[up] = x - v;
    im[up] = y + u;
    re[down] = x + v;
    im[down] = u - y;
  }
  fft.inverse(re, im);
  const loops = new Float32Array(size * 2);
  loops.set(re);
  loops.set(im, size);
  return loops;
}
