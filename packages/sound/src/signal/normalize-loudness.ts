import { loudestPower } from "./loudness.ts";

/**
 * Power at -23 LUFS, to which every instrument, effect and voice is normalized before the mix sets
 * its gain.
 */
export const sourcePower = 10 ** ((-23 + 0.691) / 10);

/**
 * Scales a sound in place so that its loudest 400 ms within the first `seconds` have the source
 * power.
 */
export function normalizeLoudness(
  samples: Float32Array,
  sampleRate: number,
  seconds = 0.5,
): Float32Array {
  const power = loudestPower(samples, sampleRate, seconds);
  if (power <= 1e-14) return samples;
  const scale = Math.sqrt(sourcePower / power);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) * scale;
  return samples;
}
