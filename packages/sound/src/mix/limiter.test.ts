import { describe, expect, it } from "vitest";
import { blockSize, silentBlock, type Stereo } from "./block.ts";
import { limitBlock } from "./limiter.ts";

function toned(gain: number, index: number): Stereo {
  const block = silentBlock();
  for (let i = 0; i < blockSize; i += 1) {
    // A sine at a quarter of the sample rate, sampled off its peaks: the true peak is 3 dB above
    // the samples.
    block.left[i] = gain * Math.sin((Math.PI / 2) * (index * blockSize + i) + Math.PI / 4);
  }
  return block;
}

function limited(gain: number): Stereo {
  const around = { before: toned(gain, 0), block: toned(gain, 1), after: toned(gain, 2) };
  return limitBlock(around, silentBlock(), 48000);
}

describe("limitBlock", () => {
  it("leaves a quiet signal unchanged", () => {
    expect(limited(0.5).left).toEqual(toned(0.5, 1).left);
  });

  it("limits the true peak between samples, not only the samples", () => {
    const { left } = limited(1.1);
    const crest = left.reduce((top, x) => Math.max(top, Math.abs(x)), 0) * Math.SQRT2;
    expect(crest).toBeLessThan(10 ** (-1 / 20));
    expect(crest).toBeGreaterThan(10 ** (-3 / 20));
  });

  it("moves its gain smoothly around a single peak", () => {
    const block = silentBlock();
    block.left.fill(0.3);
    block.left[8000] = 2;
    const around = { before: silentBlock(), block, after: silentBlock() };
    const { left } = limitBlock(around, silentBlock(), 48000);
    expect(left[8000]).toBeLessThan(0.9);
    expect(left[4000]).toBeCloseTo(0.3);
    const steps = left.map((x, i) => Math.abs(x - (left[i - 1] ?? x)));
    steps[8000] = 0;
    steps[8001] = 0;
    expect(steps.reduce((top, x) => Math.max(top, x), 0)).toBeLessThan(0.002);
  });
});
