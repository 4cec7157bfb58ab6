import { fftOfSize } from "#signal/fft.ts";

const size = 4096;
const bandsPerOctave = 3;
const lowest = 50;
const bandCount = 26;

/**
 * Third-octave spectrum from 50 Hz to 20 kHz in dB, averaged over the sound; the loudest band is 0.
 */
export function spectrumOf(samples: Float32Array, sampleRate: number): number[] {
  const fft = fftOfSize(size);
  const bands: number[] = Array.from({ length: bandCount }, () => 1e-12);
  for (let start = 0; start + size <= Math.max(size, samples.length); start += size) {
    const re = new Float64Array(size);
    const im = new Float64Array(size);
    for (let i = 0; i < size; i += 1) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size);
      re[i] = (samples[start + i] ?? 0) * window;
    }
    fft.forward(re, im);
    for (let bin = 1; bin < size / 2; bin += 1) {
      const hz = (bin * sampleRate) / size;
      const band = Math.floor(Math.log2(hz / lowest) * bandsPerOctave);
      const slot = fft.slot(bin);
      if (band < 0 || band >= bandCount) continue;
      bands[band] = (bands[band] ?? 0) + (re[slot] ?? 0) ** 2 + (im[slot] ?? 0) ** 2;
    }
  }
  const top = Math.max(...bands);
  return bands.map((power) => Math.max(-70, 10 * Math.log10(power / top)));
}

/** Level in dB of each of `count` equal stretches of the sound; the loudest is 0. */
export function outlineOf(samples: Float32Array, count = 16): number[] {
  const length = Math.floor(samples.length / count);
  const powers = Array.from({ length: count }, (_, k) => {
    let sum = 1e-12;
    for (let i = k * length; i < (k + 1) * length; i += 1) sum += (samples[i] ?? 0) ** 2;
    return sum;
  });
  const top = Math.max(...powers);
  return powers.map((power) => Math.max(-70, 10 * Math.log10(power / top)));
}

/** Root mean square difference of two lists of decibels. */
export function distance(a: readonly number[], b: readonly number[]): number {
  const sum = a.reduce((total, value, index) => total + (value - (b[index] ?? 0)) ** 2, 0);
  return Math.sqrt(sum / Math.max(1, a.length));
}

export function isSound(samples: Float32Array): boolean {
  let power = 0;
  for (const sample of samples) {
    if (!Number.isFinite(sample)) return false;
    power += sample * sample;
  }
  return power / Math.max(1, samples.length) > 1e-8;
}
