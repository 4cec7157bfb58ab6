import { chromaOf, measureKey, type Key } from "./measure-key.ts";
import { measureTempo } from "./measure-tempo.ts";
import { onsetCurve, onsetsPerSecond } from "./onsets.ts";
import { powerFrames } from "./power-frames.ts";

/** Audio features of a piece. */
export type Measures = {
  bpm: number;
  key: Key;
  /** Spectral centroid, in Hz. */
  centroidHz: number;
  onsetsPerSecond: number;
  chroma: number[];
  /** Power in twelve bands, in dB relative to the loudest. */
  bands: number[];
};

export function measurePiece(samples: Float32Array, sampleRate: number): Measures {
  const curve = onsetCurve(samples, sampleRate);
  return {
    bpm: measureTempo(curve),
    key: measureKey(samples, sampleRate),
    onsetsPerSecond: onsetsPerSecond(curve),
    chroma: chromaOf(samples, sampleRate),
    ...colorOf(samples, sampleRate),
  };
}

function colorOf(samples: Float32Array, sampleRate: number) {
  const size = 2048;
  const bands: number[] = Array.from({ length: 12 }, () => 1e-12);
  let weighted = 0;
  let total = 1e-12;
  for (const power of powerFrames(samples, size, size * 2)) {
    for (let bin = 1; bin < size / 2; bin += 1) {
      const here = power[bin] ?? 0;
      const hz = (bin * sampleRate) / size;
      weighted += Math.log2(hz) * here;
      total += here;
      const band = Math.min(11, Math.max(0, Math.floor(Math.log2(hz / 45) * 1.5)));
      bands[band] = (bands[band] ?? 0) + here;
    }
  }
  const top = Math.max(...bands);
  return {
    centroidHz: 2 ** (weighted / total),
    bands: bands.map((power) => Math.max(-50, 10 * Math.log10(power / top))),
  };
}

/**
 * Distance between two pieces in just noticeable differences, summed over all features: 8% of
 * tempo, 30% of onsets, a third of an octave of centroid, 3 dB of a band, and the chroma.
 */
export function differenceOf(a: Measures, b: Measures): number {
  const tempo = Math.log2(a.bpm / b.bpm) / Math.log2(1.08);
  const onsets = Math.log2((a.onsetsPerSecond + 0.2) / (b.onsetsPerSecond + 0.2)) / Math.log2(1.3);
  const centroid = Math.log2(a.centroidHz / b.centroidHz) * 3;
  const bands = rootMeanSquare(a.bands.map((value, band) => (value - (b.bands[band] ?? 0)) / 3));
  const chroma = rootMeanSquare(a.chroma.map((value, i) => (value - (b.chroma[i] ?? 0)) / 0.02));
  return Math.hypot(tempo, onsets, centroid, bands, chroma);
}

function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}
