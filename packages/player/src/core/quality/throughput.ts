/** A measured download: transfer time runs from the first byte to the last. */
export type Sample = { bytes: number; transferMs: number };

/** The network's measured speed, in bits per second; null while unknown. */
export type Throughput = { add(sample: Sample): void; bitsPerSecond(): number | null };

const fastHalfLifeSeconds = 3;
const slowHalfLifeSeconds = 9;
/** Smaller bodies arrive in one burst and say nothing about the network. */
const leastBytes = 16 * 1024;
/** A body from a nearby cache takes no measurable time. */
const leastTransferMs = 4;
/** It still counts: one slow body before it must not outweigh ten such bodies. */
const leastWeightSeconds = 0.5;

/**
 * Two weighted averages, one quick and one slow, of which the lower counts: quick to go down, slow to
 * go up. Samples weigh by their transfer time.
 */
export function createThroughput(firstBitsPerSecond: number | null = null): Throughput {
  const fast = createAverage(fastHalfLifeSeconds);
  const slow = createAverage(slowHalfLifeSeconds);
  return {
    add({ bytes, transferMs }) {
      if (bytes < leastBytes) return;
      const seconds = Math.max(transferMs, leastTransferMs) / 1000;
      const bitsPerSecond = (bytes * 8) / seconds;
      const weight = Math.max(seconds, leastWeightSeconds);
      fast.add(weight, bitsPerSecond);
      slow.add(weight, bitsPerSecond);
    },
    bitsPerSecond() {
      const quick = fast.value();
      const steady = slow.value();
      return quick === null || steady === null ? firstBitsPerSecond : Math.min(quick, steady);
    },
  };
}

type Average = { add(weight: number, value: number): void; value(): number | null };

/** Exponentially weighted, corrected for its start at zero. */
function createAverage(halfLife: number): Average {
  let mean = 0;
  let weightSeen = 0;
  return {
    add(weight, value) {
      const kept = 0.5 ** (weight / halfLife);
      mean = mean * kept + value * (1 - kept);
      weightSeen += weight;
    },
    value: () => (weightSeen === 0 ? null : mean / (1 - 0.5 ** (weightSeen / halfLife))),
  };
}
