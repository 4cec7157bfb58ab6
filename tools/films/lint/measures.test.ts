import { voices } from "@goldmane/originals/voices.gen";
import { upcoming } from "@goldmane/originals/upcoming";
import { compileStory } from "@goldmane/stage/story/compile";
import { filmCut } from "@goldmane/stage/story/cut";
import { describe, expect, test } from "vitest";
import type { BeatSpan } from "./loudness-rise.ts";
import { grid } from "./light.ts";
import { listViolations } from "./limits.ts";
import { lintItems } from "./list-items.ts";
import { measurePictures, measureSound } from "./measure-film.ts";
import { measureFlashes } from "./measure-flashes.ts";
import { measureMix } from "./measure-mix.ts";
import { readMeasures, storyHash } from "./measures.ts";

/** Complete films that are quick to draw: the shortest teasers. */
const shortest = upcoming.filter(({ id }) => /volcano|last-page/.test(id));

const howToUpdate = "Run `npm run lint:films` to measure the changed films.";

describe("every original film, and every measured clip of an interactive one", () => {
  const hashes = new Map(
    lintItems.map(({ id, story }) => [id, storyHash(story, voices[id] ?? [])]),
  );
  const isClip = new Set(lintItems.filter(({ form }) => form === "clip").map(({ id }) => id));
  // A clip is measured by the next `npm run lint:films` after it has changed.
  const measures = Object.fromEntries(
    Object.entries(readMeasures()).filter(
      ([id, { story }]) => !isClip.has(id) || hashes.get(id) === story,
    ),
  );

  test("has up-to-date measures", () => {
    const measured = Object.entries(measures).map(([id, { story }]) => [id, story]);
    const due = [...hashes].filter(([id]) => !isClip.has(id) || measures[id]);
    expect(measured, howToUpdate).toEqual(due);
  });

  test("flashes at most three times a second, and is neither loud, faint, clipped nor silent", () => {
    const formOf = new Map(lintItems.map(({ id, form }) => [id, form]));
    const faulty = Object.entries(measures)
      .map(([id, measure]) => [id, ...listViolations(measure, formOf.get(id))])
      .filter(([, ...faults]) => faults.length > 0);
    expect(faulty).toEqual([]);
  });
});

describe("measuring", () => {
  test("finds whole films within the limits", async () => {
    for (const { id, teaser } of shortest) {
      const cut = filmCut(compileStory(teaser));
      const flashes = await measurePictures(cut);
      const { mix, voicedMix } = measureSound(cut, null);
      expect(listViolations({ flashes, mix, voicedMix }), id).toEqual([]);
      expect(mix.peak).toBeGreaterThan(-12);
    }
  }, 300_000);

  test("lets a clip be faint, and not loud or flashing", () => {
    const mix = { loudness: -40, peak: -12, silence: 0, rise: 2 };
    const flashes = { general: 0, red: 0 };
    expect(listViolations({ flashes, mix, voicedMix: null }, "clip")).toEqual([]);
    const loud = {
      flashes: { general: 4, red: 0 },
      mix: { ...mix, loudness: -10 },
      voicedMix: null,
    };
    expect(listViolations(loud, "clip")).toEqual(["4 flashes within a second", "-10 LUFS"]);
  });

  test("reports a strobing picture", async () => {
    const frame = (value: number) =>
      new Uint8ClampedArray(grid.width * grid.height * 4).fill(value);
    const [dark, bright] = [frame(0), frame(255)];
    const draw = (index: number) => (index % 4 < 2 ? dark : bright);
    const flashes = await measureFlashes({ count: 72, perSecond: 24, draw });
    const mix = { loudness: -16, peak: -2, silence: 0, rise: 5 };
    expect(listViolations({ flashes, mix, voicedMix: null })).toEqual([
      "6 flashes within a second",
    ]);
    const voicedMix = { ...mix, peak: 0 };
    expect(listViolations({ flashes: { general: 0, red: 0 }, mix, voicedMix })).toEqual([
      "with voices a peak of 0 dBFS",
    ]);
  });

  test("reports a sound that is too loud, too quiet, clipped or missing", () => {
    const rate = 48_000;
    const toned = (gain: number, from = 0) =>
      Float32Array.from({ length: rate * 10 }, (_, i) =>
        i < from * rate ? 0 : gain * Math.sin((2 * Math.PI * 997 * i) / rate),
      );
    const violationsOf = (left: Float32Array, quietFrom = 10, beats: BeatSpan[] = []) =>
      listViolations({
        flashes: { general: 0, red: 0 },
        mix: measureMix({ left, right: left }, rate, { quietFrom, beats }),
        voicedMix: null,
      });
    // A stereo sine of 997 Hz measures its level below full scale, in LUFS (BS.1770-4).
    expect(violationsOf(toned(10 ** (-16 / 20)))).toEqual([]);
    expect(violationsOf(toned(1))).toEqual(["0 LUFS", "a peak of 0 dBFS"]);
    expect(violationsOf(toned(10 ** (-30 / 20)))).toEqual(["-30 LUFS"]);
    expect(violationsOf(toned(10 ** (-16 / 20), 5))).toEqual(["5 s of silence"]);
    expect(violationsOf(toned(10 ** (-16 / 20), 5), 3)).toEqual([]);
    const beats: BeatSpan[] = [
      { beat: "setup", start: 0, end: 5 },
      { beat: "climax", start: 5, end: 10 },
    ];
    const even = toned(10 ** (-16 / 20));
    const louder = even.map((sample, i) => (i < rate * 5 ? sample * 0.79 : sample * 1.12));
    expect(violationsOf(louder, 10, beats)).toEqual(["a climax 3.03 LU above the set-up"]);
  });
});
