import { expect, test } from "vitest";
import { type BedMix, duckedShare, fadeSeconds, mixBed, usualShare } from "./mix-bed.ts";

const start: BedMix = { levels: [1, 0], share: usualShare };

function run(
  mix: BedMix,
  seconds: number,
  now: { playing: 0 | 1 | null; isSpeaking: boolean },
): BedMix {
  let result = mix;
  for (let left = seconds; left > 1e-9; left -= 0.05)
    result = mixBed(result, { ...now, seconds: 0.05 });
  return result;
}

test("two pieces fade into each other over two seconds", () => {
  const half = run(start, fadeSeconds / 2, { playing: 1, isSpeaking: false });
  expect(half.levels[0]).toBeCloseTo(0.5, 5);
  expect(half.levels[1]).toBeCloseTo(0.5, 5);
  expect(run(start, fadeSeconds, { playing: 1, isSpeaking: false }).levels).toEqual([0, 1]);
});

test("music fades out where a clip has none", () => {
  expect(run(start, fadeSeconds, { playing: null, isSpeaking: false }).levels).toEqual([0, 0]);
});

test("music gives way to lines, and comes back after them", () => {
  const ducked = run(start, 0.4, { playing: 0, isSpeaking: true });
  expect(ducked.share).toBe(duckedShare);
  expect(run(ducked, 0.4, { playing: 0, isSpeaking: false }).share).toBe(usualShare);
});
