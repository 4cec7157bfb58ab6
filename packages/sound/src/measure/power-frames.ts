import { fftOfSize } from "#signal/fft.ts";

/**
 * Yields the power spectrum up to half the sample rate, frame by frame. The array is reused between
 * frames.
 */
export function* powerFrames(
  samples: Float32Array,
  size: number,
  hop: number,
): Generator<Float64Array> {
  const fft = fftOfSize(size);
  const window = Float64Array.from(
    { length: size },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
  );
  const slots = Array.from({ length: size / 2 }, (_, bin) => fft.slot(bin));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const power = new Float64Array(size / 2);
  for (let start = 0; start + size <= samples.length; start += hop) {
    for (let i = 0; i < size; i += 1) re[i] = (samples[start + i] ?? 0) * (window[i] ?? 0);
    im.fill(0);
    fft.forward(re, im);
    for (let bin = 0; bin < size / 2; bin += 1) {
      const slot = slots[bin] ?? 0;
      power[bin] = (re[slot] ?? 0) ** 2 + (im[slot] ?? 0) ** 2;
    }
    yield power;
  }
}
