import { powerFrames } from "./power-frames.ts";

const size = 2048;

/**
 * Spectral centroid over amplitudes, in Hz: how bright a sound is to the ear (Peeters, "A large set
 * of audio features for sound description", 2004).
 */
export function measureBrightness(samples: Float32Array, sampleRate: number): number {
  let weighted = 0;
  let total = 1e-12;
  for (const power of powerFrames(samples, size, size * 2)) {
    for (let bin = 1; bin < size / 2; bin += 1) {
      const amplitude = Math.sqrt(power[bin] ?? 0);
      weighted += ((bin * sampleRate) / size) * amplitude;
      total += amplitude;
    }
  }
  return weighted / total;
}
