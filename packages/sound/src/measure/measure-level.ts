import { integratedLoudness } from "#signal/loudness.ts";

export type Level = {
  /** Integrated loudness, in LUFS. */
  loudness: number;
  /** Sample peak, in dBFS. */
  peak: number;
  /** Longest stretch below -60 dBFS, in seconds. */
  silentSeconds: number;
  /** Number of samples at or above full scale. */
  clipped: number;
};

export function measureLevel(left: Float32Array, right: Float32Array, sampleRate: number): Level {
  let highest = 0;
  let clipped = 0;
  let run = 0;
  let longest = 0;
  for (let i = 0; i < left.length; i += 1) {
    const here = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    highest = Math.max(highest, here);
    if (here >= 1) clipped += 1;
    run = here < 0.001 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return {
    loudness: integratedLoudness([left, right], sampleRate),
    peak: 20 * Math.log10(Math.max(highest, 1e-9)),
    silentSeconds: longest / sampleRate,
    clipped,
  };
}
