import { describe, expect, it } from "vitest";
import type { CueSheet } from "#score/cue-sheet.ts";
import { integratedLoudness } from "#signal/loudness.ts";
import { exampleFilm } from "#testing/example-film.ts";
import type { SpokenLines, Utterance } from "#voices/words/utterance.ts";
import { openSoundtrack } from "./soundtrack.ts";

const rate = 48_000;

/** Every line as a buzz that swells and falls, as long as its cue. */
const buzz: SpokenLines = {
  rate: 16_000,
  samplesOf: ({ stretch }) =>
    Int16Array.from({ length: Math.round(stretch * 16_000) }, (_, i) => {
      const swell = Math.sin((Math.PI * i) / (stretch * 16_000));
      return 9000 * swell * (((i * 140) / 16_000) % 1 > 0.5 ? 1 : -1);
    }),
};

function withWords(sheet: CueSheet, text = "Well then"): CueSheet {
  const spoken = (seconds: number): Utterance => ({
    text,
    speaker: "rms",
    pitchHz: 100,
    stretch: seconds,
    size: 1,
  });
  return {
    ...sheet,
    speech: sheet.speech.map((line) => ({ ...line, spoken: spoken(line.end - line.start) })),
  };
}

function power(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * rate), Math.round(to * rate));
  return 10 * Math.log10(part.reduce((sum, x) => sum + x * x, 0) / part.length);
}

describe("a film with words", { timeout: 60_000 }, () => {
  const sheet = withWords(exampleFilm({ seconds: 14, theme: "anthem" }));

  it("is as loud as one without and never clips", () => {
    const track = openSoundtrack(sheet, rate, buzz);
    const { left, right } = track.render(0, track.sampleCount);
    const loudness = integratedLoudness([left, right], rate);
    expect(loudness).toBeGreaterThan(-20);
    expect(loudness).toBeLessThan(-14);
    const peak = left.reduce((top, x, i) => Math.max(top, Math.abs(x), Math.abs(right[i] ?? 0)), 0);
    expect(peak).toBeLessThan(10 ** (-1 / 20));
  });

  it("ducks music, ambience and footsteps under speech", () => {
    const mute: SpokenLines = { ...buzz, samplesOf: () => new Int16Array(1600) };
    const [line] = sheet.speech;
    if (!line) throw new Error("The film has no lines");
    const render = (film: CueSheet, spoken: SpokenLines | null) => {
      const { left } = openSoundtrack(film, rate, spoken).render(0, 8 * rate);
      const during = power(left, line.start + 0.2, line.end - 0.2);
      return during - power(left, line.start - 2.5, line.start - 0.5);
    };
    const unsaid = render({ ...sheet, speech: [] }, null);
    expect(render(withWords(sheet, "Hush"), mute) - unsaid).toBeLessThan(-6);
  });

  it("lists the utterances of a stretch in time, and no others", () => {
    const [line] = sheet.speech;
    const track = openSoundtrack(sheet, rate, buzz);
    expect(track.utterancesFor(0, rate)).toEqual([]);
    expect(track.utterancesFor(Math.round((line?.start ?? 0) * rate), rate)).toContainEqual(
      line?.spoken,
    );
    expect(openSoundtrack(sheet, rate).utterancesFor(0, 14 * rate)).toEqual([]);
  });

  it("renders the same without speech as a film without words", () => {
    const render = (film: CueSheet) => openSoundtrack(film, rate).render(4 * rate, 3 * rate);
    expect(render(sheet)).toEqual(render(exampleFilm({ seconds: 14, theme: "anthem" })));
  });
});
