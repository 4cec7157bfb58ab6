import { sample } from "@goldmane/std/testing/sample";
import { describe, expect, it } from "vitest";
import { lightnessOf } from "#paint/mix.ts";
import { backdrops, genres, times, weathers } from "#story/vocabulary.ts";
import {
  buildTestSet,
  drawSet,
  extremes,
  largestDifference,
  openPicture,
  wide,
  type Choice,
} from "#testing/test-set.ts";

const scale = 0.1;
const sampled = sample(backdrops, 6);
const near = { x: 520, y: 440, zoom: 2.2 };

function paint(choice: Choice, t = 2, view = wide): Uint8ClampedArray {
  const picture = openPicture(scale);
  drawSet(picture.surface, buildTestSet({ scale, ...choice }), view, t);
  return picture.pixels();
}

/** Mean difference of two pictures per channel. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1)
    sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0));
  return sum / a.length;
}

describe("buildSet", () => {
  it.each(sampled)(
    "draws the %s deterministically at an instant, whatever was drawn before",
    (backdrop) => {
      const choice: Choice = { backdrop, weather: "snow", seed: 7, scale };
      const set = buildTestSet(choice);
      const picture = openPicture(scale);
      for (const [index, view] of [wide, near, ...extremes.slice(0, 4)].entries()) {
        picture.clear();
        drawSet(picture.surface, set, view, 9 - index * 1.3);
      }
      picture.clear();
      drawSet(picture.surface, set, near, 3.2);
      expect(largestDifference(picture.pixels(), paint(choice, 3.2, near))).toBe(0);
    },
  );

  it.each(sampled)("restores the surface's state after the %s", (backdrop) => {
    for (const weather of weathers) {
      const picture = openPicture(scale);
      const { surface } = picture;
      const before = picture.transform();
      drawSet(surface, buildTestSet({ backdrop, weather, time: "night", scale }), near, 4);
      expect(picture.transform()).toBe(before);
      expect(surface.globalAlpha).toBe(1);
      expect(surface.globalCompositeOperation).toBe("source-over");
    }
  });

  it.each(sampled)("paints another %s for another seed", (backdrop) => {
    const pictures = [1, 2, 3].map((seed) => paint({ backdrop, seed }));
    const [first, second, third] = pictures;
    if (!first || !second || !third) throw new Error("three pictures were painted");
    expect(difference(first, second)).toBeGreaterThan(1);
    expect(difference(second, third)).toBeGreaterThan(1);
  });

  it.each(sampled)("draws each time of day and genre of the %s differently", (backdrop) => {
    const hours = times.map((time) => paint({ backdrop, time }));
    const looks = genres.map((genre) => paint({ backdrop, genre }));
    for (const pictures of [hours, looks])
      for (const [index, picture] of pictures.entries())
        for (const other of pictures.slice(index + 1))
          expect(difference(picture, other)).toBeGreaterThan(2);
  });

  it.each(sampled)("animates something in the %s", (backdrop) => {
    expect(largestDifference(paint({ backdrop }, 1), paint({ backdrop }, 3))).toBeGreaterThan(4);
  });

  it("lights the floor where the cast stands, in every backdrop", () => {
    for (const backdrop of backdrops) {
      const { groundY } = buildTestSet({ backdrop });
      expect(groundY).toBeGreaterThanOrEqual(600);
      expect(groundY).toBeLessThanOrEqual(650);
    }
  });

  it("makes nights darker than days, and no shadow black", () => {
    for (const backdrop of backdrops)
      for (const genre of genres) {
        const [day, night] = (["day", "night"] as const).map(
          (time) => buildTestSet({ backdrop, genre, time }).light,
        );
        if (!day || !night) throw new Error("two lights were made");
        expect(night.darkness).toBeGreaterThanOrEqual(day.darkness);
        expect(lightnessOf(night.shadow)).toBeGreaterThan(0.12);
      }
  });
});
