import { describe, expect, it } from "vitest";
import { exampleFilm } from "#testing/example-film.ts";
import { openSoundtrack } from "./soundtrack.ts";

const film = exampleFilm({ theme: "waltz", seconds: 12, tempo: 120 });

describe("openSoundtrack", { timeout: 60_000 }, () => {
  it("renders equal samples for a random stretch and for the whole", () => {
    const whole = openSoundtrack(film).render(0, 12 * 48000);
    const other = openSoundtrack(film);
    for (const [from, count] of [
      [401_000, 9000],
      [0, 1],
      [16_380, 10],
      [200_000, 70_000],
      [199_999, 3],
      [575_990, 10],
    ] as const) {
      const stretch = other.render(from, count);
      expect(stretch.left).toEqual(whole.left.slice(from, from + count));
      expect(stretch.right).toEqual(whole.right.slice(from, from + count));
    }
  });

  it("is deterministic for a seed and differs between seeds", () => {
    const one = openSoundtrack(film).render(48_000, 48_000);
    const again = openSoundtrack({ ...film }).render(48_000, 48_000);
    const other = openSoundtrack({ ...film, seed: film.seed + 1 }).render(48_000, 48_000);
    expect(again).toEqual(one);
    expect(other.left).not.toEqual(one.left);
  });

  it("lasts exactly as long as the film at common sample rates", () => {
    for (const rate of [22050, 44100, 48000]) {
      const track = openSoundtrack({ ...film, durationSeconds: 12.34 }, rate);
      expect(track.sampleCount).toBe(Math.round(12.34 * rate));
      expect(track.durationSeconds).toBe(12.34);
    }
  });

  it("is silent past the film's end and starts and ends without a click", () => {
    const track = openSoundtrack(film);
    const { left } = track.render(0, track.sampleCount + 100);
    expect(left.slice(track.sampleCount)).toEqual(new Float32Array(100));
    expect(Math.abs(left[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(left[track.sampleCount - 1] ?? 1)).toBeLessThan(0.001);
  });

  it("throws for an invalid stretch or sample rate", () => {
    const track = openSoundtrack(film);
    expect(() => track.render(-1, 10)).toThrow(RangeError);
    expect(() => track.render(0, 1.5)).toThrow(RangeError);
    expect(() => openSoundtrack(film, 100)).toThrow(RangeError);
    expect(() => openSoundtrack(film, Number.NaN)).toThrow(RangeError);
  });

  it("sounds the same at another sample rate", () => {
    const level = (rate: number) => {
      const { left } = openSoundtrack(film, rate).render(0, 6 * rate);
      return 10 * Math.log10(left.reduce((sum, sample) => sum + sample * sample, 0) / left.length);
    };
    expect(Math.abs(level(32000) - level(48000))).toBeLessThan(1.5);
  });
});
