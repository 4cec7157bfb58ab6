import type { Range } from "#core/time/ranges.ts";

export function readRanges(ranges: TimeRanges): Range[] {
  return Array.from({ length: ranges.length }, (_, i) => ({
    start: ranges.start(i),
    end: ranges.end(i),
  }));
}
