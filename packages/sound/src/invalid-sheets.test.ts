import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CueSheet } from "./score/cue-sheet.ts";
import { sanitizeCues } from "./score/sanitize-cues.ts";
import {
  ambienceBeds,
  mouthShapes,
  musicMoods,
  musicThemes,
  soundNames,
  storyBeats,
  voiceEmotions,
} from "./score/vocabulary.ts";
import { exampleFilm } from "./testing/example-film.ts";
import { openSoundtrack } from "./soundtrack.ts";

const wild = fc.oneof(fc.double(), fc.double({ min: -2, max: 6 }), fc.constantFrom(0, 1, -1, 1e9));

const sheets: fc.Arbitrary<CueSheet> = fc.record({
  seed: fc.oneof(fc.integer(), fc.double()),
  durationSeconds: fc.oneof(fc.double({ min: 0, max: 3 }), fc.constantFrom(Number.NaN, -4, 0)),
  theme: fc.constantFrom(...musicThemes),
  tempo: wild,
  sections: fc.array(
    fc.record({
      at: wild,
      mood: fc.constantFrom(...musicMoods),
      intensity: wild,
      beat: fc.constantFrom(...storyBeats),
    }),
    { maxLength: 4 },
  ),
  hits: fc.array(fc.record({ at: wild, strength: wild }), { maxLength: 4 }),
  rests: fc.array(fc.record({ start: wild, lineAt: wild, end: wild }), { maxLength: 3 }),
  effects: fc.array(
    fc.record({ at: wild, sound: fc.constantFrom(...soundNames), gain: wild, pan: wild }),
    { maxLength: 4 },
  ),
  ambiences: fc.array(
    fc.record({ start: wild, end: wild, bed: fc.constantFrom(...ambienceBeds), gain: wild }),
    { maxLength: 2 },
  ),
  speech: fc.array(
    fc.record({
      start: wild,
      end: wild,
      pitch: wild,
      rig: fc.string(),
      emotion: fc.constantFrom(...voiceEmotions),
      syllables: fc.array(
        fc.record({ at: wild, seconds: wild, shape: fc.constantFrom(...mouthShapes) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 2 },
  ),
});

describe("an invalid cue sheet", () => {
  it("still gives finite samples below full scale", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const track = openSoundtrack(sheet, 16000);
        const { left, right } = track.render(0, track.sampleCount);
        for (const channel of [left, right]) {
          expect(channel.every((sample) => Math.abs(sample) < 10 ** (-1 / 20))).toBe(true);
        }
      }),
      { numRuns: 25, seed: 11 },
    );
  });

  it("stays below full scale when all cues coincide", { timeout: 60_000 }, () => {
    const effects = soundNames.flatMap((sound) =>
      [0, 0, 0].map(() => ({ at: 1, sound, gain: 1.5, pan: 0 })),
    );
    const sheet = { ...exampleFilm({ seconds: 6, theme: "chase" }), effects };
    const track = openSoundtrack(sheet, 32000);
    const { left } = track.render(0, track.sampleCount);
    expect(left.every((sample) => Math.abs(sample) < 10 ** (-1 / 20))).toBe(true);
  });

  it("is silent for a film of zero length", () => {
    const track = openSoundtrack({ ...exampleFilm(), durationSeconds: 0 });
    expect(track.sampleCount).toBe(0);
    expect(track.render(0, 4).left).toEqual(new Float32Array(4));
  });

  it("is sorted, complete and in range once sanitized", () => {
    const tamed = sanitizeCues({
      ...exampleFilm({ seconds: 20 }),
      tempo: Number.NaN,
      sections: [
        { at: 9, mood: "sad", intensity: 7, beat: "climax" },
        { at: 3, mood: "happy", intensity: -1, beat: "setup" },
        { at: 3.4, mood: "epic", intensity: 0.5, beat: "conflict" },
        { at: 40, mood: "epic", intensity: 0.5, beat: "conflict" },
      ],
    });
    expect(tamed.tempo).toBe(100);
    expect(tamed.sections).toEqual([
      { at: 0, mood: "happy", intensity: 0, beat: "setup" },
      { at: 3.4, mood: "epic", intensity: 0.5, beat: "conflict" },
      { at: 9, mood: "sad", intensity: 1, beat: "climax" },
    ]);
  });
});
