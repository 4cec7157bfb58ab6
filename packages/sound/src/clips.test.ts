import { describe, expect, test } from "vitest";
import { exampleFilm, exampleLine } from "#testing/example-film.ts";
import type { CueSheet } from "#score/cue-sheet.ts";
import { openSoundtrack } from "./soundtrack.ts";

const rate = 48_000;
const clip: CueSheet = {
  ...exampleFilm({ theme: "waltz", seconds: 8, tempo: 120 }),
  isClip: true,
  hits: [],
  rests: [],
  effects: [],
  ambiences: [{ start: 0, end: 8, bed: "wind", gain: 0.6 }],
  speech: [],
};

function powerOf(sheet: CueSheet, from: number, to: number): number {
  const { left } = openSoundtrack(sheet).render(from * rate, (to - from) * rate);
  return left.reduce((sum, one) => sum + one * one, 0) / left.length;
}

describe("the sound of a clip", { timeout: 60_000 }, () => {
  test("has no music", () => {
    const { left } = openSoundtrack({ ...clip, ambiences: [] }).render(0, 8 * rate);
    expect(Math.max(...left.subarray(0, 1000), ...left.subarray(200_000, 201_000))).toBe(0);
    expect(left.every((one) => one === 0)).toBe(true);
  });

  test("has its ambience at once, and without a click at its ends", () => {
    const { left } = openSoundtrack(clip).render(0, 8 * rate);
    expect(Math.abs(left[0] ?? 1)).toBeLessThan(1e-4);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-4);
    const middle = powerOf(clip, 3, 5);
    const decibels = (power: number) => 10 * Math.log10(power / middle);
    expect(decibels(powerOf(clip, 0.3, 0.8))).toBeGreaterThan(-4);
    expect(decibels(powerOf(clip, 7.2, 7.7))).toBeGreaterThan(-4);
  });

  test("has the same level whatever else is in it", () => {
    const speaking = { ...clip, speech: [exampleLine({ start: 5, seconds: 1.5 })] };
    expect(powerOf(speaking, 1, 4)).toBeCloseTo(powerOf(clip, 1, 4), 9);
  });
});
