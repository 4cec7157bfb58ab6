import { powerFrames } from "./power-frames.ts";

/** Frames per second of the onset curve. */
export const onsetRate = 100;

const bandCount = 24;

/** Spectral flux: how much louder each band has become within 10 ms; high where notes begin. */
export function onsetCurve(samples: Float32Array, sampleRate: number): Float64Array {
  const size = 1024;
  const hop = Math.round(sampleRate / onsetRate);
  const edges = Array.from({ length: bandCount + 1 }, (_, band) =>
    Math.max(band + 1, Math.round((size / 2) * 2 ** ((band - bandCount) / 3.4))),
  );
  const curve: number[] = [];
  let last: number[] | null = null;
  for (const power of powerFrames(samples, size, hop)) {
    const bands = Array.from({ length: bandCount }, (_, band) => {
      let sum = 0;
      for (let bin = edges[band] ?? 0; bin < (edges[band + 1] ?? 0); bin += 1)
        sum += power[bin] ?? 0;
      return Math.log1p(sum * 30);
    });
    curve.push(last ? rise(last, bands) : 0);
    last = bands;
  }
  return flattened(Float64Array.from(curve));
}

function rise(last: readonly number[], now: readonly number[]): number {
  return now.reduce((sum, value, band) => sum + Math.max(0, value - (last[band] ?? 0)), 0);
}

/** Subtracts the mean of the surrounding half second and clips at 0. */
function flattened(curve: Float64Array): Float64Array {
  const reach = onsetRate / 4;
  return curve.map((value, at) => {
    let sum = 0;
    let count = 0;
    for (let i = Math.max(0, at - reach); i < Math.min(curve.length, at + reach); i += 1) {
      sum += curve[i] ?? 0;
      count += 1;
    }
    return Math.max(0, value - sum / Math.max(1, count));
  });
}

/** Notes that begin per second: peaks that stand out from the whole curve. */
export function onsetsPerSecond(curve: Float64Array): number {
  const mean = curve.reduce((sum, value) => sum + value, 0) / Math.max(1, curve.length);
  let count = 0;
  for (let i = 2; i < curve.length - 2; i += 1) {
    const here = curve[i] ?? 0;
    const isCrest = [-2, -1, 1, 2].every((by) => here >= (curve[i + by] ?? 0));
    if (isCrest && here > mean * 1.2) count += 1;
  }
  return (count * onsetRate) / Math.max(1, curve.length);
}
