import { beforeAll, describe, expect, test } from "vitest";
import { integratedLoudness } from "#signal/loudness.ts";
import { identTiming } from "./ident-timing.ts";
import { openIdent } from "./open-ident.ts";

const rate = 48000;

describe("the sound of the intro", () => {
  const track = openIdent(rate);
  let sound: { left: Float32Array; right: Float32Array };
  beforeAll(() => {
    sound = track.render(0, track.sampleCount);
  });

  const powerOf = (from: number, to: number) => {
    const stretch = sound.left.subarray(from * rate, to * rate);
    return stretch.reduce((sum, value) => sum + value * value, 0) / stretch.length;
  };

  test("is as loud as the films and never clips", () => {
    const peak = Math.max(
      ...[sound.left, sound.right].map((side) =>
        side.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      ),
    );
    const loudness = integratedLoudness([sound.left, sound.right], rate);
    expect(loudness).toBeGreaterThan(-20);
    expect(loudness).toBeLessThan(-14);
    expect(20 * Math.log10(peak)).toBeLessThan(-1);
  });

  test("grows until the mane closes and fades out with the picture", () => {
    const { gathered, seconds } = identTiming;
    const [first, before, at] = [powerOf(0, 1), powerOf(4, 5), powerOf(gathered, gathered + 1)];
    expect(before).toBeGreaterThan(first);
    expect(at).toBeGreaterThan(before);
    expect(powerOf(seconds - 0.1, seconds)).toBeLessThan(at / 300);
  });

  test("renders equal samples for any order of stretches", () => {
    const from = 5 * rate;
    expect(openIdent(rate).render(from, 4800).left).toEqual(sound.left.slice(from, from + 4800));
  });
});

test("throws for an unsupported sample rate", () => {
  expect(() => openIdent(1)).toThrow(RangeError);
});
