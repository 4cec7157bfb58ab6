/** A rung as the choice sees it. */
export type RungFacts = { name: string; height: number; bandwidth: number };

export type RungConditions = {
  /** Measured speed in bits per second; null while nothing was measured. */
  bitsPerSecond: number | null;
  /** Seconds buffered ahead of the play head. */
  bufferSeconds: number;
  segmentSeconds: number;
  /** Height of the picture on screen in device pixels; null where it is unknown. */
  screenHeight: number | null;
  /** The current rung, by name. */
  current: string | null;
  /** The server's wait before the first byte of a segment of a rung. */
  expectWaitSeconds: (rung: RungFacts) => number;
};

/** The share of the measured speed that is used. */
export const usableShare = 0.7;
/** With this much buffered a rung is kept even if it arrives slightly slower than it plays. */
const comfortableSeconds = 10;

/**
 * The best rung that the network carries with 70 percent of its speed, that is no larger than the
 * screen, and whose next segment arrives before the buffer runs dry. Falls back to the lowest.
 * @param rungs in any order; throws when empty
 */
export function chooseRung<R extends RungFacts>(
  rungs: readonly R[],
  conditions: RungConditions,
): R {
  const byBandwidth = rungs.toSorted((a, b) => a.bandwidth - b.bandwidth);
  const lowest = byBandwidth[0];
  if (!lowest) throw new RangeError("A ladder has at least one rung.");
  const cap = heightCap(rungs, conditions.screenHeight);
  const bearable = byBandwidth.filter(
    (rung) => rung.height <= cap && isCarried(rung, conditions) && isInTime(rung, conditions),
  );
  return bearable.at(-1) ?? lowest;
}

/** The height of the smallest rung that fills the screen: more would be wasted. */
function heightCap(rungs: readonly RungFacts[], screenHeight: number | null): number {
  if (screenHeight === null) return Infinity;
  const filling = rungs.map((rung) => rung.height).filter((height) => height >= screenHeight);
  return filling.length > 0 ? Math.min(...filling) : Infinity;
}

function isCarried(rung: RungFacts, { bitsPerSecond }: RungConditions): boolean {
  return bitsPerSecond !== null && rung.bandwidth <= bitsPerSecond * usableShare;
}

function isInTime(rung: RungFacts, conditions: RungConditions): boolean {
  const { bitsPerSecond, bufferSeconds, segmentSeconds, current } = conditions;
  const transfer = (rung.bandwidth * segmentSeconds) / (bitsPerSecond ?? Infinity);
  const seconds = conditions.expectWaitSeconds(rung) + transfer;
  const isKept = rung.name === current || bufferSeconds >= comfortableSeconds;
  return isKept ? seconds <= Math.max(bufferSeconds, segmentSeconds) * usableShare : keepsPace();

  /** A rung to step up to must arrive faster than it plays, and before the buffer is dry. */
  function keepsPace(): boolean {
    return seconds <= Math.max(segmentSeconds, 1) * 0.9 && seconds <= Math.max(bufferSeconds, 1);
  }
}
