import type { Segment } from "./media-playlist.ts";

/**
 * Rounding can leave the play head slightly before a boundary; that time belongs to the next
 * segment.
 */
const hairSeconds = 0.01;

/** Index of the segment at a time; the last one for any time past the end, -1 without segments. */
export function segmentAt(segments: readonly Segment[], seconds: number): number {
  let low = 0;
  let high = segments.length - 1;
  let found = Math.min(0, high);
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.startSeconds ?? 0) <= seconds + hairSeconds) {
      found = middle;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return found;
}
