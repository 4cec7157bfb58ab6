import { describe, expect, it } from "vitest";
import { ambienceBeds, type AmbienceBed } from "#score/vocabulary.ts";
import { blockSize, silentBlock } from "#mix/block.ts";
import { playClips } from "#mix/play-clip.ts";
import { distance, isSound, spectrumOf } from "#testing/spectrum.ts";
import { playAmbiences } from "./play-ambience.ts";

const rate = 32000;
const seconds = 8;

function renderBed(bed: AmbienceBed, seed = 1): Float32Array {
  const film = { sampleRate: rate, sampleCount: rate * seconds, seed };
  const clips = playAmbiences([{ start: 0, end: seconds, bed, gain: 1 }], film);
  const made = new Map<string, Float32Array>();
  const out = new Float32Array(Math.ceil(film.sampleCount / blockSize) * blockSize);
  for (let start = 0; start < out.length; start += blockSize) {
    const block = silentBlock();
    const playing = clips.map((clip) => {
      const samples = made.get(clip.source.key) ?? clip.source.make();
      made.set(clip.source.key, samples);
      return { clip, samples };
    });
    playClips(playing, block, start);
    out.set(block.left, start);
  }
  return out.subarray(0, film.sampleCount);
}

describe("the ambience beds", { timeout: 30_000 }, () => {
  it("are audible and differ from each other", () => {
    const spectra = ambienceBeds.map((bed) => {
      const samples = renderBed(bed);
      expect(isSound(samples), bed).toBe(true);
      return { bed, spectrum: spectrumOf(samples, rate) };
    });
    for (const [index, one] of spectra.entries()) {
      for (const other of spectra.slice(index + 1)) {
        expect(distance(one.spectrum, other.spectrum), `${one.bed}, ${other.bed}`).toBeGreaterThan(
          3,
        );
      }
    }
  });

  it("fade in and out", () => {
    const wind = renderBed("wind");
    expect(Math.abs(wind[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(wind.at(-1) ?? 1)).toBeLessThan(0.02);
  });

  it("loop without a seam", () => {
    const rain = renderBed("rain");
    const steps = rain.map((sample, i) => Math.abs(sample - (rain[i - 1] ?? sample)));
    // Half of the loop's length in samples: there, its two ends are joined.
    const seam = 262_144 / 2;
    const around = steps.subarray(seam - 50, seam + 50).reduce((top, x) => Math.max(top, x), 0);
    const usual = steps.subarray(seam - 5000, seam - 100).reduce((top, x) => Math.max(top, x), 0);
    expect(around).toBeLessThan(usual * 1.6);
  });

  it("differ between seeds", () => {
    expect(renderBed("birds", 1)).not.toEqual(renderBed("birds", 2));
    expect(renderBed("birds", 1)).toEqual(renderBed("birds", 1));
  });
});
