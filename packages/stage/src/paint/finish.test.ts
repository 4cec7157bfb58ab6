import { expect, test } from "vitest";
import { light } from "#testing/light.ts";
import { host, largestDifference, openPicture } from "#testing/test-set.ts";
import { genres, type Genre } from "#story/vocabulary.ts";
import { createFinish } from "./finish.ts";
import { styleOf } from "./style.ts";

function finished(genre: Genre, t = 3) {
  const picture = openPicture(0.25);
  picture.surface.fillStyle = "#808080";
  picture.surface.fillRect(0, 0, 1280, 720);
  createFinish(host, styleOf(genre), 0.25).draw(picture.surface, light, t);
  return picture.pixels();
}

test.each(genres)(
  "the vignette of %s darkens the corners and leaves the middle unchanged",
  (genre) => {
    const data = finished(genre);
    const mean = (x: number, y: number) => {
      let sum = 0;
      for (let row = y; row < y + 12; row += 1)
        for (let column = x; column < x + 12; column += 1)
          sum += data[(row * 320 + column) * 4] ?? 0;
      return sum / 144;
    };
    expect(Math.abs(mean(154, 84) - 128)).toBeLessThan(6);
    for (const [x, y] of [
      [0, 0],
      [308, 0],
      [0, 168],
      [308, 168],
    ] as const)
      expect(mean(x, y)).toBeLessThan(mean(154, 84) - 6);
  },
);

test("the paper grain is static", () => {
  expect(largestDifference(finished("fantasy", 1), finished("fantasy", 40))).toBe(0);
});
