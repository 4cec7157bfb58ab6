import { describe, expect, it } from "vitest";
import type { CueSheet } from "#score/cue-sheet.ts";
import { storyBeats } from "#score/vocabulary.ts";
import { integratedLoudness } from "#signal/loudness.ts";
import { exampleFilm } from "#testing/example-film.ts";
import { openSoundtrack } from "#soundtrack.ts";

const rate = 48_000;

function played(sheet: CueSheet) {
  const track = openSoundtrack(sheet, rate);
  const { left, right } = track.render(0, track.sampleCount);
  return (from: number, to: number) =>
    integratedLoudness(
      [left.subarray(from * rate, to * rate), right.subarray(from * rate, to * rate)],
      rate,
    );
}

describe("the loudness of a film", { timeout: 60_000 }, () => {
  it("rises by 4 to 6 dB from the set-up to the climax, whatever the intensity", () => {
    for (const intensity of [0.3, 0.9]) {
      const sections = storyBeats.map((beat, index) => {
        const mood = "happy" as const;
        return { at: index * 8, mood, intensity, beat };
      });
      const loudness = played({ ...exampleFilm({ seconds: 40 }), sections, rests: [] });
      const rise = loudness(24, 32) - loudness(0, 8);
      expect(rise).toBeGreaterThan(4);
      expect(rise).toBeLessThan(6);
    }
  });

  it("stops in a rest, and keeps stopped until the line", () => {
    const sheet = exampleFilm({ seconds: 20 });
    const silent = { ...sheet, speech: [], effects: [] };
    const rests = [{ start: 8, lineAt: 9, end: 11 }];
    const without = played({ ...silent, rests: [] });
    const resting = played({ ...silent, rests });
    expect(resting(8.5, 9) - without(8.5, 9)).toBeLessThan(-15);
    expect(Math.abs(resting(12, 14) - without(12, 14))).toBeLessThan(1);
  });
});
