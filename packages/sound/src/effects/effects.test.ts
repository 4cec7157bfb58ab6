import { describe, expect, it } from "vitest";
import { soundNames } from "#score/vocabulary.ts";
import { distance, isSound, outlineOf, spectrumOf } from "#testing/spectrum.ts";
import { effectSamples, playEffects } from "./play-effects.ts";

const rate = 32000;

describe("the effects", { timeout: 30_000 }, () => {
  it("are audible, begin and end in silence, and differ from each other", () => {
    const faces = soundNames.map((name) => {
      const samples = effectSamples(name, 0, rate);
      expect(isSound(samples), name).toBe(true);
      expect(Math.abs(samples.at(-1) ?? 1), name).toBeLessThan(0.01);
      return { name, spectrum: spectrumOf(samples, rate), outline: outlineOf(samples) };
    });
    for (const [index, one] of faces.entries()) {
      for (const other of faces.slice(index + 1)) {
        const apart = distance(one.spectrum, other.spectrum) + distance(one.outline, other.outline);
        expect(apart, `${one.name}, ${other.name}`).toBeGreaterThan(4);
      }
    }
  });

  it("has several takes of a step, each deterministic", () => {
    const first = effectSamples("step", 0, rate);
    expect(effectSamples("step", 0, rate)).toEqual(first);
    expect(effectSamples("step", 1, rate)).not.toEqual(first);
  });

  it("plays an effect at its time and pan position", () => {
    const film = { sampleRate: rate, sampleCount: rate * 4 };
    const [clip] = playEffects([{ at: 1.5, sound: "pop", gain: 1, pan: -1 }], film);
    expect(clip?.start).toBe(1.5 * rate);
    expect(clip?.left).toBeGreaterThan((clip?.right ?? 0) * 3);
  });

  it("cuts an effect that would outlast the film", () => {
    const film = { sampleRate: rate, sampleCount: rate };
    const [clip] = playEffects([{ at: 0.9, sound: "thunder", gain: 1, pan: 0 }], film);
    expect((clip?.start ?? 0) + (clip?.length ?? 0)).toBe(rate);
  });
});
