/** A stretch of media time in seconds, end exclusive. */
export type Range = { start: number; end: number };

/** Decoders bridge gaps this small by themselves. */
const bridgeSeconds = 0.1;

/** The range that contains a time, with gaps up to a tenth of a second bridged. */
export function rangeAt(ranges: readonly Range[], time: number): Range | null {
  let found: Range | null = null;
  for (const range of ranges) {
    if (found && range.start <= found.end + bridgeSeconds) {
      found = { start: found.start, end: Math.max(found.end, range.end) };
    } else if (!found && time >= range.start - bridgeSeconds && time < range.end) {
      found = { ...range };
    }
  }
  return found;
}

/** Seconds that can be played from `time` on without another byte. */
export function bufferedAhead(ranges: readonly Range[], time: number): number {
  const range = rangeAt(ranges, time);
  return range ? Math.max(0, range.end - time) : 0;
}

/** Where the gap ends that `time` lies in; null if it lies in none, or in one wider than `within`. */
export function findGapEnd(ranges: readonly Range[], time: number, within: number): number | null {
  if (ranges.some((range) => time >= range.start && time < range.end)) return null;
  const next = ranges.find((range) => range.start > time);
  return next && next.start - time <= within ? next.start : null;
}
