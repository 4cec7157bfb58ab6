import { onsetRate } from "./onsets.ts";

const slowest = 40;
const quickest = 210;
const beatsLookedAt = 8;

/**
 * Beats per minute from the autocorrelation of an onset curve: the period at whose first eight
 * multiples the curve is most similar to itself. Of two equally likely tempos it takes the one
 * nearer to 125, about where people tap; a piece may be felt at another metrical level than written
 * (see `tempoLevel`).
 */
export function measureTempo(curve: Float64Array): number {
  const likeness = autocorrelation(
    curve,
    Math.ceil((60 / slowest) * onsetRate * beatsLookedAt) + 2,
  );
  let best = 0;
  let bestBpm = 0;
  for (let bpm = slowest; bpm <= quickest; bpm *= 1.0015) {
    const period = (60 / bpm) * onsetRate;
    let sum = 0;
    for (let k = 1; k <= beatsLookedAt; k += 1) sum += at(likeness, k * period);
    const usual = Math.exp(-0.5 * (Math.log2(bpm / 125) / 1.4) ** 2);
    if (sum * usual > best) {
      best = sum * usual;
      bestBpm = bpm;
    }
  }
  return refined(likeness, bestBpm);
}

/** Refines beyond the search step by the autocorrelation peak around the last multiples. */
function refined(likeness: Float64Array, bpm: number): number {
  let best = 0;
  let found = bpm;
  for (let by = -0.006; by <= 0.006; by += 0.0005) {
    const period = (60 / (bpm * (1 + by))) * onsetRate;
    const sum = [4, 6, 7, 8].reduce((total, k) => total + at(likeness, k * period), 0);
    if (sum > best) {
      best = sum;
      found = bpm * (1 + by);
    }
  }
  return found;
}

function at(likeness: Float64Array, lag: number): number {
  const low = Math.floor(lag);
  const one = likeness[low] ?? 0;
  return one + ((likeness[low + 1] ?? 0) - one) * (lag - low);
}

function autocorrelation(curve: Float64Array, most: number): Float64Array {
  const out = new Float64Array(most);
  for (let lag = 1; lag < most; lag += 1) {
    let sum = 0;
    for (let i = 0; i + lag < curve.length; i += 1) sum += (curve[i] ?? 0) * (curve[i + lag] ?? 0);
    out[lag] = sum / Math.max(1, curve.length - lag);
  }
  return out;
}

/** The metrical level that was measured: 1 is the beat itself; null when the tempo is unrelated. */
export function tempoLevel(measured: number, written: number, tolerance = 0.012): number | null {
  for (const level of [1, 2, 1 / 2, 3, 1 / 3, 3 / 2, 2 / 3, 4, 1 / 4]) {
    if (Math.abs(measured / (written * level) - 1) <= tolerance) return level;
  }
  return null;
}
