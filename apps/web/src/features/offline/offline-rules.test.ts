import { expect, test } from "vitest";
import { describeBytes } from "./describe-bytes.ts";
import { shareOf } from "./share-of.ts";

test("formats sizes as people say them", () => {
  expect([400_000, 12_345_678, 1_500_000_000].map((bytes) => describeBytes(bytes))).toEqual([
    "0.4 MB",
    "12 MB",
    "1.5 GB",
  ]);
});

test("a download is at 100 percent only when it is complete", () => {
  expect(shareOf({ partsHere: 0, partsAll: 0 })).toBe(0);
  expect(shareOf({ partsHere: 199, partsAll: 200 })).toBe(99);
  expect(shareOf({ partsHere: 200, partsAll: 200 })).toBe(100);
});
