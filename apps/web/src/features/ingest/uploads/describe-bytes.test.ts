import { expect, test } from "vitest";
import { describeBytes } from "./describe-bytes.ts";

test("formats sizes as people say them", () => {
  const sizes = [0, 602_000, 1_540_000, 64_300_000_000, 2_000_000_000_000];
  expect(sizes.map(describeBytes)).toEqual(["0 kB", "602 kB", "1.5 MB", "64.3 GB", "2,000 GB"]);
});
