import { segmentSpans } from "#segment-layout.ts";
import type { Batch } from "#schedule/scheduler.ts";
import type { Rung, SegmentSource } from "#segment-source.ts";
import type { CacheKey } from "#store/segment-cache.ts";
import type { CachedPart } from "#store/part-cache.ts";
import { partKeys } from "./part-keys.ts";
import { stampSegment } from "./stamp-segment.ts";

/**
 * About 16 s: long enough that the seek before it weighs little, and not much to lose when it is
 * preempted.
 */
const mostSpans = 8;

/**
 * Batches a segment with others of its film: the other requested rungs of the same segment, and the
 * following segments as far as all of these rungs are requested.
 */
export function ladderBatch(
  source: SegmentSource,
  index: number,
  keep: (key: CacheKey, bytes: Buffer) => Promise<CachedPart>,
): Batch<CachedPart> | undefined {
  const encode = source.encodeLadder?.bind(source);
  if (!encode) return undefined;

  function choose(wanted: ReadonlySet<CacheKey>) {
    const isWanted = (each: Rung, at: number) => wanted.has(partKeys.video(source, each, at));
    const rungs = source.rungs.filter((each) => isWanted(each, index));
    const spans = segmentSpans(source).slice(index, index + mostSpans);
    const end = spans.findIndex((span) => !rungs.every((each) => isWanted(each, span.index)));
    return { rungs, spans: end < 0 ? spans : spans.slice(0, end) };
  }

  return {
    name: source.contentHash,
    choose: (waiting) => {
      const { rungs, spans } = choose(waiting);
      return spans.flatMap((span) => rungs.map((each) => partKeys.video(source, each, span.index)));
    },
    work: async (keys, deliver, signal) => {
      const kept: Promise<void>[] = [];
      await encode(
        {
          ...choose(new Set(keys)),
          deliver: (made, span, segment) => {
            const key = partKeys.video(source, made, span.index);
            const bytes = stampSegment(segment, span, source.frameRate);
            const cached = keep(key, bytes).then((each) => deliver(key, each));
            cached.catch(() => {});
            kept.push(cached);
          },
        },
        signal,
      );
      await Promise.all(kept);
    },
  };
}
