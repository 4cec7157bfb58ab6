import { describe, expect, it } from "vitest";
import { measureLevel } from "#measure/measure-level.ts";
import { distance, spectrumOf } from "#testing/spectrum.ts";
import { natureNames, type NatureName } from "./nature-names.ts";
import { openNature } from "./open-nature.ts";

const rate = 16000;

function listen(name: NatureName, seconds: number, { seed = 7, from = 0 } = {}) {
  const sound = openNature(name, seed, rate);
  const count = Math.ceil((seconds * rate) / sound.blockSize);
  const left = new Float32Array(count * sound.blockSize);
  const right = new Float32Array(count * sound.blockSize);
  for (let index = 0; index < count; index += 1) {
    const block = sound.block(from + index);
    left.set(block.left, index * sound.blockSize);
    right.set(block.right, index * sound.blockSize);
  }
  return { left, right };
}

describe("the nature sounds", { timeout: 60_000 }, () => {
  it.each(natureNames)("%s is about as loud as the others, never clips and never stops", (name) => {
    const { left, right } = listen(name, 30);
    const level = measureLevel(left, right, rate);
    expect(level.loudness).toBeGreaterThan(-30);
    expect(level.loudness).toBeLessThan(-18);
    expect(level.peak).toBeLessThan(-0.9);
    expect(level.silentSeconds).toBeLessThan(0.3);
  });

  it("can be told apart", () => {
    const spectra = natureNames.map((name) => spectrumOf(listen(name, 12).left, rate));
    for (const [index, one] of spectra.entries())
      for (const other of spectra.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(2);
  });

  it("are the same for a seed, from any block on, and differ between seeds", () => {
    const whole = listen("fire", 8);
    expect(listen("fire", 8)).toEqual(whole);
    expect(listen("fire", 8, { seed: 8 }).left).not.toEqual(whole.left);
    const { left } = openNature("fire", 7, rate).block(3);
    expect(left).toEqual(whole.left.slice(3 * left.length, 4 * left.length));
  });

  it("run on without a seam between blocks, hours later", () => {
    const hours = Math.floor((7 * 3600 * rate) / 16384);
    const { left } = listen("wind", 4, { from: hours });
    const steps = left.map((sample, i) => Math.abs(sample - (left[i - 1] ?? sample)));
    const within = steps.filter((_, i) => i % 16384 !== 0);
    const usual = within.reduce((top, step) => Math.max(top, step), 0);
    for (let seam = 16384; seam < left.length; seam += 16384)
      expect(steps[seam]).toBeLessThan(usual * 1.2);
  });

  it("refuse a sample rate that no device has", () => {
    expect(() => openNature("rain", 1, 100)).toThrow(RangeError);
  });
});
