import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packetCuts, segmentSpans, soundRunOf } from "./segment-layout.ts";

const rates = fc.constantFrom(
  { numerator: 24, denominator: 1 },
  { numerator: 25, denominator: 1 },
  { numerator: 30_000, denominator: 1001 },
  { numerator: 24_000, denominator: 1001 },
  { numerator: 60, denominator: 1 },
);

describe("segmentSpans", () => {
  test("begins with two short segments, then continues in steps of two seconds", () => {
    const frameRate = { numerator: 24, denominator: 1 };
    const lengths = segmentSpans({ frameCount: 24 * 9 + 5, frameRate }).map((span) => span.frames);
    expect(lengths).toEqual([24, 24, 48, 48, 48, 29]);
  });

  test("covers every frame of any film once, in order, and the last segment has at least half a second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), rates, (frameCount, frameRate) => {
        const spans = segmentSpans({ frameCount, frameRate });
        let next = 0;
        for (const [index, span] of spans.entries()) {
          expect(span).toMatchObject({ index, firstFrame: next });
          next += span.frames;
        }
        expect(next).toBe(frameCount);
        const second = frameRate.numerator / frameRate.denominator;
        const last = spans.at(-1)?.frames ?? 0;
        expect(spans.length === 1 || last >= Math.floor(second / 2)).toBe(true);
      }),
    );
  });
});

describe("soundRunOf", () => {
  const film = { frameCount: 24 * 90, frameRate: { numerator: 24, denominator: 1 } };

  function runsFrom(segment: number): number[] {
    const { end } = soundRunOf(film, segment);
    return [end - segment, ...(end < segmentSpans(film).length ? runsFrom(end) : [])];
  }

  test("a viewer who watches from the start gets long runs", () => {
    expect(runsFrom(0)).toEqual([8, 8, 8, 8, 8, 6]);
  });

  test("a viewer who starts later gets short runs first", () => {
    expect(runsFrom(33)).toEqual([1, 2, 4, 6]);
    expect(runsFrom(26)).toEqual([2, 4, 8, 6]);
  });

  test("begins with its segment, and never has more than eight", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 45 }), (segment) => {
        const { first, end } = soundRunOf(film, segment);
        expect(first).toBe(segment);
        expect(end).toBeGreaterThan(first);
        expect(end - first).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe("packetCuts", () => {
  test("starts each segment at the first audio packet that begins at or after its first frame", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), rates, (frameCount, frameRate) => {
        const film = { frameCount, frameRate };
        const cuts = packetCuts(film);
        expect(cuts[0]).toBe(0);
        expect(cuts.length).toBe(segmentSpans(film).length + 1);
        for (const [index, { firstFrame }] of segmentSpans(film).entries()) {
          const seconds = (firstFrame * frameRate.denominator) / frameRate.numerator;
          const packet = ((cuts[index] ?? 0) * 1024) / 48_000;
          expect(packet).toBeGreaterThanOrEqual(seconds - 1e-9);
          expect(packet).toBeLessThan(seconds + 1024 / 48_000);
        }
      }),
    );
  });
});
