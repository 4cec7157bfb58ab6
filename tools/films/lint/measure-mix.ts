import { integratedLoudness } from "@goldmane/sound/signal/loudness";
import { loudnessRise, type BeatSpan } from "./loudness-rise.ts";

/** Measures of a film's sound, rounded to audible precision. */
export type Mix = {
  /** Integrated loudness (ITU-R BS.1770-4), in LUFS. */
  loudness: number;
  /** Sample peak, in dBFS. */
  peak: number;
  /** The longest stretch below -60 dBFS before the end card, in seconds. */
  silence: number;
  /** How much louder the climax is than the set-up, in LU. */
  rise: number;
};

const silent = 10 ** (-60 / 20);

/** @param quietFrom seconds after which silence is allowed: the start of the end card */
export function measureMix(
  { left, right }: { left: Float32Array; right: Float32Array },
  sampleRate: number,
  { quietFrom, beats }: { quietFrom: number; beats: readonly BeatSpan[] },
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
    rise: rounded(loudnessRise({ left, right }, sampleRate, beats)),
  };
}

function rounded(value: number): number {
  // JSON has no infinity; -200 stands for silence.
  return Math.max(-200, Math.round(value * 100) / 100);
}
