import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Segment } from "#core/hls/media-playlist.ts";
import type { PlaybackSource } from "#core/playback-source.ts";
import { type Join, appendJoin, cutInstant, cutJoins, firstJoin, joinAt } from "./join.ts";
import { mergeSegments, placeSegments, placementOf } from "./place-segments.ts";

const sourceOf = (durationSeconds: number): PlaybackSource => ({
  durationSeconds,
  manifestUrl: "/m",
  progressiveUrl: null,
  start: null,
  rungs: [],
  audioTracks: [],
  captions: [],
  thumbnailsUrl: null,
  keyUrl: null,
});
const clip = (id: string, seconds: number) => ({ id, source: sourceOf(seconds) });
const join = (...lengths: number[]): readonly Join[] =>
  lengths.reduce<readonly Join[]>((all, seconds, i) => appendJoin(all, clip(`${i}`, seconds)), []);
const segment = (startSeconds: number, seconds: number): Segment => ({
  uri: `${startSeconds}`,
  range: null,
  key: null,
  number: 0,
  startSeconds,
  seconds,
  init: null,
});
const isWholeFrames = (seconds: number) => Math.abs(seconds * 24 - Math.round(seconds * 24)) < 1e-6;

describe("joined clips", () => {
  test("lie one after another on the frame grid, without gaps or overlaps", () => {
    const frames = fc.array(fc.integer({ min: 24, max: 2000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(frames, (all) => {
        const joins = join(...all.map((count) => count / 24));
        for (const [i, { startSeconds, endSeconds }] of joins.entries()) {
          expect(isWholeFrames(startSeconds)).toBe(true);
          expect(Math.round((endSeconds - startSeconds) * 24)).toBe(all[i]);
          expect(startSeconds).toBe(joins[i - 1]?.endSeconds ?? 0);
        }
      }),
    );
  });

  test("a clip whose length was rounded to milliseconds still ends on a frame", () => {
    expect(join(5.458, 3)[1]?.startSeconds).toBe(131 / 24);
  });

  test("a single clip keeps its exact length", () => {
    expect(firstJoin(clip("a", 90.09))[0]?.endSeconds).toBe(90.09);
  });

  test("every time belongs to one clip, and a join to the clip that begins there", () => {
    const joins = join(4, 2, 3);
    const idAt = (seconds: number) => joinAt(joins, seconds)?.id;
    expect([-1, 0, 3.9, 4, 5.995, 99].map(idAt)).toEqual(["0", "0", "0", "1", "2", "2"]);
    expect(joinAt([], 3)).toBe(null);
  });

  test("a cut ends the clip it falls into and removes the later ones", () => {
    const cut = cutJoins(join(4, 2, 3), 5);
    expect(cut.map(({ id, endSeconds }) => [id, endSeconds])).toEqual([
      ["0", 4],
      ["1", 5],
    ]);
    expect(cutJoins(join(4, 2, 3), 6).map(({ id }) => id)).toEqual(["0", "1"]);
  });

  test("a cut comes a lead ahead of the play head, on a frame, or at the end", () => {
    const joins = join(6);
    const at = (wishedSeconds: number, playHeadSeconds: number) =>
      cutInstant(joins, { wishedSeconds, playHeadSeconds, leadSeconds: 0.5 });
    expect(at(0, 1)).toBe(1.5);
    expect(at(3.01, 1)).toBe(3);
    expect(at(0, 5.9)).toBe(6);
  });
});

describe("segments of joined clips", () => {
  test("are moved to their clip's place, and end with it", () => {
    const [, second] = join(4, 5);
    if (!second) throw new Error("There is no second clip.");
    const placed = placeSegments([segment(0, 1), segment(1, 2), segment(3, 1.998)], second);
    expect(placed.map(({ startSeconds, seconds }) => [startSeconds, seconds])).toEqual([
      [4, 1],
      [5, 2],
      [7, 2],
    ]);
  });

  test("after a cut are left out, and the one that is cut ends there", () => {
    const [first] = cutJoins(join(5), 2.5);
    if (!first) throw new Error("There is no clip.");
    const placed = placeSegments([segment(0, 1), segment(1, 2), segment(3, 2)], first);
    expect(placed.map(({ seconds }) => seconds)).toEqual([1, 1.5]);
  });

  test("are limited to their clip, unless it is the last one", () => {
    const [first, second] = join(4, 5);
    if (!first || !second) throw new Error("Clips are missing.");
    expect(placementOf(first, false).windowEnd).toBeCloseTo(4, 1);
    expect(placementOf(second, true)).toMatchObject({ offsetSeconds: 4, windowEnd: Infinity });
  });

  test("are replaced by fresh ones of the same span", () => {
    const known = [segment(0, 2), segment(2, 2), segment(4, 2)];
    const merged = mergeSegments(known, [segment(2, 1), segment(3, 1)]);
    expect(merged.map(({ startSeconds }) => startSeconds)).toEqual([0, 2, 3, 4]);
  });
});
