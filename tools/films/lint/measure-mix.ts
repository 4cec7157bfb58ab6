import { integratedLoudness } from "@goldmane/sound/signal/loudness";

/** Measures of a film's sound, rounded to audible precision. */
export type Mix = {
  /** Integrated loudness (ITU-R BS.1770-4), in LUFS. */
  loudness: number;
  /** Sample peak, in dBFS. */
  peak: number;
  /** The longest stretch below -60 dBFS before the end card, in seconds. */
  silence: number;
};

const silent = 10 ** (-60 / 20);

/** @param quietFrom seconds after which silence is allowed: the start of the end card */
export function measureMix(
  { left, right }: { left: Float32Array; right: Float32Array },
  sampleRate: number,
  quietFrom: number,
): Mix {
  let peak = 0;
  let run = 0;
  let longest = 0;
  for (let i = 0; i < left.length; i += 1) {
    const level = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0));
    peak = Math.max(peak, level);
    run = level < silent ? run + 1 : 0;
    if (i < quietFrom * sampleRate) longest = Math.max(longest, run);
  }
  return {
    loudness: rounded(integratedLoudness([left, right], sampleRate)),
    peak: rounded(20 * Math.log10(peak)),
    silence: rounded(longest / sampleRate),
  };
}

function rounded(value: number): number {
  // JSON has no infinity; -200 stands for silence.
  return Math.max(-200, Math.round(value * 100) / 100);
}
