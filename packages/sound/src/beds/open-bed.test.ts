import { describe, expect, test } from "vitest";
import { musicThemes } from "#score/vocabulary.ts";
import { bedTiming, type Bed } from "./bed.ts";
import { openBed } from "./open-bed.ts";

const bed: Bed = { theme: "march", tempo: 112, seed: 7, mood: "tense", intensity: 0.6 };
const rate = 48_000;

/** The power of samples in steps of 0.1 s, in dB. */
function levelsOf(samples: Float32Array): number[] {
  const step = rate / 10;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const part = samples.subarray(at * step, (at + 1) * step);
    return 10 * Math.log10(part.reduce((sum, one) => sum + one * one, 0) / step + 1e-12);
  });
}

describe("a bed", { timeout: 60_000 }, () => {
  const track = openBed(bed);
  const loop = Math.round(bedTiming(bed).loopSeconds * rate);

  test("continues after its loop as it began, sample by sample", () => {
    const beginning = track.render(0, track.sampleCount - loop);
    const overlap = track.render(loop, track.sampleCount - loop);
    expect(overlap.left).toEqual(beginning.left);
    expect(overlap.right).toEqual(beginning.right);
    // The first sample follows the last of the round as it would without a loop.
    const { left } = track.render(loop - 2000, 4000);
    const steps = Array.from(left.subarray(1), (one, at) => Math.abs(one - (left[at] ?? 0)));
    const usual = Math.max(...steps.slice(0, 1990));
    expect(steps[1999]).toBeLessThan(usual);
  });

  test("is as loud while a second player fades in, even one that starts 50 ms late", () => {
    const fade = rate / 2;
    const { left } = track.render(loop, fade);
    const straight = levelsOf(left);
    const late = track.render(0, fade).left;
    for (const offset of [0, 0.05 * rate]) {
      const mixed = left.map((one, at) => {
        const share = at / fade;
        const other = at >= offset ? (late[at - offset] ?? 0) : 0;
        return one * (1 - share) + other * share;
      });
      const levels = levelsOf(mixed);
      for (const [at, level] of levels.entries()) {
        const around = straight.slice(Math.max(0, at - 1), at + 1);
        expect(level).toBeGreaterThan(Math.min(...around) - 3);
      }
    }
  });

  test("is never silent, and renders equal samples for any stretch", () => {
    const around = track.render(loop - rate, 2 * rate);
    expect(Math.min(...levelsOf(around.left))).toBeGreaterThan(-45);
    const part = openBed(bed).render(loop - 100, 300);
    expect(part.left).toEqual(around.left.slice(rate - 100, rate + 200));
    expect(track.render(track.sampleCount - 1, 3).left.slice(1)).toEqual(new Float32Array(2));
  });
});

test("a bed of any theme and tempo loops after whole bars and frames, in about a minute", () => {
  for (const theme of musicThemes) {
    for (const tempo of [50, 77, 96, 133, 180]) {
      const { bars, loopSeconds, seconds } = bedTiming({ theme, tempo });
      expect(bars % 4).toBe(0);
      expect(loopSeconds * 24).toBeCloseTo(Math.round(loopSeconds * 24), 9);
      expect(loopSeconds).toBeGreaterThan(50);
      expect(loopSeconds).toBeLessThan(78);
      expect(seconds - loopSeconds).toBeCloseTo(2, 9);
    }
  }
});

test("throws for an invalid sample rate", () => {
  expect(() => openBed(bed, 100)).toThrow(RangeError);
});
