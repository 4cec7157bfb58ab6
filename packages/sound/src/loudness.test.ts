import { sample } from "@goldmane/std/testing/sample";
import { describe, expect, it } from "vitest";
import { musicMoods, musicThemes } from "#score/vocabulary.ts";
import type { CueSheet } from "#score/cue-sheet.ts";
import { integratedLoudness } from "#signal/loudness.ts";
import { exampleFilm, exampleLine } from "#testing/example-film.ts";
import { distance, spectrumOf } from "#testing/spectrum.ts";
import { openSoundtrack } from "./soundtrack.ts";

const rate = 48000;

function rendered(sheet: CueSheet) {
  const track = openSoundtrack(sheet, rate);
  return track.render(0, track.sampleCount);
}

function bare(sheet: Partial<CueSheet>, seconds = 8): CueSheet {
  return {
    seed: 5,
    durationSeconds: seconds,
    theme: "ballad",
    tempo: 96,
    sections: [{ at: 0, mood: "calm", intensity: 0.5, beat: "setup" }],
    hits: [],
    rests: [],
    effects: [],
    ambiences: [],
    speech: [],
    ...sheet,
  };
}

/** Seconds of the longest stretch below -60 dBFS. */
function longestSilence(left: Float32Array, right: Float32Array): number {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < left.length; i += 1) {
    const quiet = Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0)) < 0.001;
    run = quiet ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / rate;
}

function peak(...channels: Float32Array[]): number {
  return Math.max(
    ...channels.map((channel) => channel.reduce((top, x) => Math.max(top, Math.abs(x)), 0)),
  );
}

function powerBetween(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(from * rate, to * rate);
  return 10 * Math.log10(part.reduce((sum, x) => sum + x * x, 0) / part.length);
}

describe("the mix of a film", { timeout: 60_000 }, () => {
  it.each(sample(musicThemes, 3))(
    "is as loud as a stream should be, never silent, never clipped: %s",
    (theme) => {
      const { left, right } = rendered(exampleFilm({ theme, seconds: 24 }));
      const loudness = integratedLoudness([left, right], rate);
      expect(loudness).toBeGreaterThan(-20);
      expect(loudness).toBeLessThan(-14);
      expect(peak(left, right)).toBeLessThan(10 ** (-1 / 20));
      expect(longestSilence(left, right)).toBeLessThan(1);
    },
  );

  it.each(sample(musicMoods, 3))("is as loud with nothing but music in one mood: %s", (mood) => {
    const sections = [{ at: 0, mood, intensity: 0.3, beat: "setup" as const }];
    const { left, right } = rendered(bare({ sections, theme: "lullaby", tempo: 60 }));
    const loudness = integratedLoudness([left, right], rate);
    expect(loudness).toBeGreaterThan(-20);
    expect(loudness).toBeLessThan(-14);
    expect(longestSilence(left, right)).toBeLessThan(1);
  });

  it("has no click between sections", () => {
    const sections = [
      { at: 0, mood: "sad" as const, intensity: 0.5, beat: "setup" as const },
      { at: 4, mood: "calm" as const, intensity: 0.1, beat: "conflict" as const },
    ];
    const { left } = rendered(bare({ sections, theme: "drift" }));
    const steepest = (from: number, to: number) => {
      let steep = 0;
      for (let i = from * rate; i < to * rate; i += 1) {
        steep = Math.max(steep, Math.abs((left[i + 1] ?? 0) - (left[i] ?? 0)));
      }
      return steep;
    };
    expect(steepest(3.98, 4.02)).toBeLessThan(1.5 * steepest(1, 3.9));
  });

  it("ducks the music under a voice and restores it", () => {
    // A line without a mouth cue ducks nothing; the same line with one does.
    const line = exampleLine({ start: 3, seconds: 2 });
    const quietMouth = { ...line, syllables: line.syllables.slice(-1) };
    const spoken = rendered(bare({ speech: [quietMouth] }));
    const silent = rendered(bare({ speech: [] }));
    const drop = powerBetween(spoken.left, 3.2, 4.6) - powerBetween(silent.left, 3.2, 4.6);
    const outside = powerBetween(spoken.left, 0.5, 2.5) - powerBetween(silent.left, 0.5, 2.5);
    expect(drop - outside).toBeLessThan(-4);
  });

  it("gives every theme and mood a distinct sound", () => {
    const sounds = [
      ...musicThemes.map((theme) => ({ name: theme, sheet: bare({ theme }, 6) })),
      ...musicMoods.map((mood) => ({
        name: mood,
        sheet: bare({ sections: [{ at: 0, mood, intensity: 0.5, beat: "setup" }] }, 6),
      })),
    ].map(({ name, sheet }) => ({ name, spectrum: spectrumOf(rendered(sheet).left, rate) }));
    for (const [index, one] of sounds.entries()) {
      for (const other of sounds.slice(index + 1)) {
        // The plain ballad is both the theme "ballad" and the mood "calm".
        if (one.name === "ballad" && other.name === "calm") continue;
        expect(
          distance(one.spectrum, other.spectrum),
          `${one.name}, ${other.name}`,
        ).toBeGreaterThan(1);
      }
    }
  });
});
