import { gainAt, type Envelope } from "#signal/envelope.ts";
import { sourcePower } from "#signal/normalize-loudness.ts";
import type { Clip } from "./clip.ts";
import { sends } from "./add-bus.ts";

const hop = 0.1;

/** Nepers of power in 60 dB. */
const decayRate = Math.log(1e6);

/**
 * Estimates the power in each 100 ms from the clips alone: sources are equally loud, decay at a
 * known rate, and add up as uncorrelated signals. Accurate to about 1 dB.
 */
export function estimatePowers(
  clips: readonly Clip[],
  levels: Record<Clip["bus"], Envelope>,
  film: { sampleRate: number; sampleCount: number },
): number[] {
  const hopSamples = Math.round(hop * film.sampleRate);
  const count = Math.ceil(film.sampleCount / hopSamples);
  const powers: number[] = Array.from({ length: count }, () => 0);
  for (const clip of clips) {
    const placed = clip.left ** 2 + clip.right ** 2;
    const rate = decayRate / clip.decay;
    const burst = rate > 0 ? (0.4 * rate) / (1 - Math.exp(-0.4 * rate)) : 1;
    const weight = placed * sourcePower * burst * (1 + sends[clip.bus] ** 2);
    const level = levels[clip.bus];
    const first = Math.max(0, Math.floor(clip.start / hopSamples));
    const last = Math.min(count - 1, Math.floor((clip.start + clip.length - 1) / hopSamples));
    for (let h = first; h <= last; h += 1) {
      const from = Math.max(clip.start, h * hopSamples);
      const to = Math.min(clip.start + clip.length, (h + 1) * hopSamples);
      const middle = (from + to) / 2;
      const gain = gainAt(clip.envelope, middle - clip.start) * gainAt(level, middle);
      const seconds = fallenSeconds(rate, from - clip.start, to - clip.start, film.sampleRate);
      powers[h] = (powers[h] ?? 0) + weight * gain * gain * (seconds / hop);
    }
  }
  return powers;
}

/** Seconds at full power with the same energy as a decaying sound between two of its samples. */
function fallenSeconds(rate: number, from: number, to: number, sampleRate: number): number {
  if (rate === 0) return (to - from) / sampleRate;
  return (Math.exp((-rate * from) / sampleRate) - Math.exp((-rate * to) / sampleRate)) / rate;
}
