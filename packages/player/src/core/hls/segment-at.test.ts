import fc from "fast-check";
import { expect, test } from "vitest";
import type { Segment } from "./media-playlist.ts";
import { segmentAt } from "./segment-at.ts";

const lengths = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { maxLength: 40 });

/** Segments of these lengths in seconds, one after another, from 0 on. */
function layOut(all: readonly number[]): Segment[] {
  let startSeconds = 0;
  return all.map((seconds, number) => {
    const segment = { number, startSeconds, seconds, uri: "", range: null, key: null, init: null };
    startSeconds += seconds;
    return segment;
  });
}

test("a time belongs to the segment it lies in, or starts within a hundredth of a second", () => {
  fc.assert(
    fc.property(lengths, fc.double({ min: 0, max: 1.2, noNaN: true }), (all, share) => {
      const segments = layOut(all);
      const last = segments.at(-1);
      const time = (last ? last.startSeconds + last.seconds : 10) * share;
      const started = segments.filter(({ startSeconds }) => startSeconds <= time + 0.01);
      expect(segmentAt(segments, time)).toBe(started.length - 1);
    }),
  );
});

test("a time before the first segment belongs to the first", () => {
  fc.assert(
    fc.property(lengths, fc.double({ min: -100, max: -0.02, noNaN: true }), (all, time) => {
      expect(segmentAt(layOut(all), time)).toBe(all.length === 0 ? -1 : 0);
    }),
  );
});

test("a time slightly before a segment belongs to that segment", () => {
  fc.assert(
    fc.property(lengths, fc.double({ min: 0, max: 0.009, noNaN: true }), (all, hair) => {
      const segments = layOut(all);
      for (const [index, { startSeconds }] of segments.entries())
        expect(segmentAt(segments, startSeconds - hair)).toBe(index);
    }),
  );
});
