import { describe, expect, test } from "vitest";
import { formatTime } from "./format-time.ts";
import { bufferedAhead, holeExit, rangeAt } from "./ranges.ts";

const ranges = [
  { start: 0, end: 2 },
  { start: 2.05, end: 4 },
  { start: 6, end: 9 },
];

describe("ranges", () => {
  test("small holes are bridged, large ones are not", () => {
    expect(rangeAt(ranges, 1)).toEqual({ start: 0, end: 4 });
    expect(rangeAt(ranges, 5)).toBe(null);
    expect(bufferedAhead(ranges, 1)).toBe(3);
    expect(bufferedAhead(ranges, 5)).toBe(0);
  });

  test("a hole is left only when the other side is near", () => {
    expect(holeExit(ranges, 2.02, 0.5)).toBe(2.05);
    expect(holeExit(ranges, 5, 0.5)).toBe(null);
    expect(holeExit(ranges, 5.8, 0.5)).toBe(6);
    expect(holeExit(ranges, 1, 0.5)).toBe(null);
  });
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
