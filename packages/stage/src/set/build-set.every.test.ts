import { sample } from "@goldmane/std/testing/sample";
import { describe, expect, it } from "vitest";
import { backdrops, genres, times, weathers, type Backdrop } from "#story/vocabulary.ts";
import {
  buildTestSet,
  drawSet,
  extremes,
  openPicture,
  wide,
  type Choice,
} from "#testing/test-set.ts";

const scale = 1 / 20;

/** Every time of day in every weather, each in two genres, so that all pairs of the three occur. */
function choices(backdrop: Backdrop): Choice[] {
  return times.flatMap((time, hour) =>
    weathers.flatMap((weather, sort) =>
      genres
        .filter((_, index) => (index + hour + sort) % 3 === 0)
        .map((genre, index) => ({
          backdrop,
          time,
          weather,
          genre,
          seed: hour * 97 + sort * 13 + index,
        })),
    ),
  );
}

function holesIn(pixels: Uint8ClampedArray): number {
  let holes = 0;
  for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) holes += 1;
  return holes;
}

describe("buildSet", () => {
  it.each(sample(backdrops, 3))(
    "leaves no hole in the picture of the %s in any view",
    (backdrop) => {
      const picture = openPicture(scale);
      const torn: string[] = [];
      for (const [turn, choice] of choices(backdrop).entries()) {
        const set = buildTestSet({ ...choice, scale });
        for (const view of [wide, extremes[turn % extremes.length] ?? wide]) {
          picture.clear();
          drawSet(picture.surface, set, view, turn * 0.37);
          if (holesIn(picture.pixels()) > 0) torn.push(JSON.stringify({ ...choice, view }));
        }
      }
      expect(torn).toEqual([]);
    },
    60_000,
  );
});
