import type { Segment } from "#core/hls/media-playlist.ts";
import type { Join } from "./join.ts";

/** How a segment's media comes onto the timeline. Times in seconds. */
export type Placement = {
  /** Added to the segment's own times. */
  offsetSeconds: number;
  /** Media outside of this window belongs to another clip. */
  windowStart: number;
  windowEnd: number;
};

/** Decoded times are rounded to microseconds; no frame is this short. */
const roundingSeconds = 0.005;

/**
 * A clip's segments on the timeline. The last one ends with its clip, whose length is exact where
 * the lengths of segments are rounded; segments after the clip's end are left out.
 */
export function placeSegments(segments: readonly Segment[], join: Join): readonly Segment[] {
  const { startSeconds: offset, endSeconds } = join;
  const placed = segments
    .map((segment) => ({ ...segment, startSeconds: segment.startSeconds + offset }))
    .filter(({ startSeconds }) => startSeconds < endSeconds - roundingSeconds);
  const last = placed.at(-1);
  if (last) last.seconds = endSeconds - last.startSeconds;
  return placed;
}

/** The placement of all of a clip's segments; the last clip of the timeline has no end. */
export function placementOf(join: Join, isLast: boolean): Placement {
  return {
    offsetSeconds: join.startSeconds,
    windowStart: Math.max(0, join.startSeconds - roundingSeconds),
    windowEnd: isLast ? Number.POSITIVE_INFINITY : join.endSeconds + roundingSeconds,
  };
}

/** Segments in order of time; new ones replace old ones that cover the same span. */
export function mergeSegments(
  known: readonly Segment[],
  fresh: readonly Segment[],
): readonly Segment[] {
  if (known === fresh) return known;
  const start = (fresh[0]?.startSeconds ?? 0) - roundingSeconds;
  const last = fresh.at(-1);
  const end = last ? last.startSeconds + last.seconds - roundingSeconds : start;
  const before = known.filter(({ startSeconds }) => startSeconds < start);
  const after = known.filter(({ startSeconds }) => startSeconds >= end);
  return [...before, ...fresh, ...after];
}
