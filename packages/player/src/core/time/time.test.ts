import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatTime } from "./format-time.ts";
import { bufferedAhead, findGapEnd, rangeAt } from "./ranges.ts";

const ranges = [
  { start: 0, end: 2 },
  { start: 2.05, end: 4 },
  { start: 6, end: 9 },
];

describe("ranges", () => {
  test("small gaps are bridged, large ones are not", () => {
    expect(rangeAt(ranges, 1)).toEqual({ start: 0, end: 4 });
    expect(rangeAt(ranges, 5)).toBe(null);
    expect(bufferedAhead(ranges, 1)).toBe(3);
    expect(bufferedAhead(ranges, 5)).toBe(0);
  });

  test("a gap is skipped only when the other side is near", () => {
    expect(findGapEnd(ranges, 2.02, 0.5)).toBe(2.05);
    expect(findGapEnd(ranges, 5, 0.5)).toBe(null);
    expect(findGapEnd(ranges, 5.8, 0.5)).toBe(6);
    expect(findGapEnd(ranges, 1, 0.5)).toBe(null);
  });
});

describe("ranges of any kind", () => {
  const anyRanges = fc
    .array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 40 })), { maxLength: 8 })
    .map((parts) => {
      let end = 0;
      return parts.map(([gap, length]) => {
        const start = end + gap / 20 + 0.001;
        end = start + length / 20;
        return { start, end };
      });
    });
  const time = fc.double({ min: 0, max: 20, noNaN: true });

  test("never claim to hold a time that no range is near", () => {
    fc.assert(
      fc.property(anyRanges, time, (all, at) => {
        const isNear = all.some(({ start, end }) => at >= start - 0.1 && at < end);
        const held = rangeAt(all, at);
        expect(held !== null).toBe(isNear);
        if (!held) return;
        expect(held.end).toBeGreaterThan(at);
        expect(all.map(({ end }) => end)).toContain(held.end);
      }),
    );
  });

  test("can be played for longer, never shorter, with one more range", () => {
    fc.assert(
      fc.property(anyRanges, time, (all, at) => {
        for (const [index] of all.entries())
          expect(bufferedAhead(all.toSpliced(index, 1), at)).toBeLessThanOrEqual(
            bufferedAhead(all, at),
          );
      }),
    );
  });

  test("skip a gap only forward, to a playable time", () => {
    fc.assert(
      fc.property(anyRanges, time, time, (all, at, within) => {
        const exit = findGapEnd(all, at, within);
        if (exit === null) return;
        expect(exit).toBeGreaterThan(at);
        expect(exit - at).toBeLessThanOrEqual(within);
        expect(findGapEnd(all, exit, within)).toBe(null);
        expect(bufferedAhead(all, exit)).toBeGreaterThan(0);
      }),
    );
  });
});

test("a written time can be read back to the second", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 359_999, noNaN: true }), (seconds) => {
      const parts = formatTime(seconds).split(":").map(Number);
      const read = parts.reduce((sum, part) => sum * 60 + part, 0);
      expect(read).toBe(Math.floor(seconds));
      expect(parts.slice(1).every((part) => part < 60)).toBe(true);
    }),
  );
});

test("times are written as players write them", () => {
  expect([0, 42, 725, 3723, Number.NaN, -3].map(formatTime)).toEqual([
    "0:00",
    "0:42",
    "12:05",
    "1:02:03",
    "0:00",
    "0:00",
  ]);
});
