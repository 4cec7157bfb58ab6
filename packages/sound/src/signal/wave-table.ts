import { fftOfSize } from "./fft.ts";

export const tableSize = 2048;

/**
 * One period of a wave from the gains of its partials (the first at index 0), with two guard
 * samples.
 */
export function waveTable(gains: readonly number[]): Float32Array {
  const fft = fftOfSize(tableSize);
  const re = new Float64Array(tableSize);
  const im = new Float64Array(tableSize);
  for (let n = 1; n <= Math.min(gains.length, tableSize / 2 - 1); n += 1) {
    const gain = (gains[n - 1] ?? 0) / 2;
    // Phases that grow with n squared keep the period's crest factor low.
    const angle = 0.6 * n * n;
    const up = fft.slot(n);
    const down = fft.slot(tableSize - n);
    re[up] = gain * Math.sin(angle);
    im[up] = -gain * Math.cos(angle);
    re[down] = gain * Math.sin(angle);
    im[down] = gain * Math.cos(angle);
  }
  fft.inverse(re, im);
  const table = new Float32Array(tableSize + 2);
  table.set(re);
  table[tableSize] = table[0] ?? 0;
  table[tableSize + 1] = table[1] ?? 0;
  return table;
}
