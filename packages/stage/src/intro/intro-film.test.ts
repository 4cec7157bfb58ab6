import { createCanvas } from "@napi-rs/canvas";
import { beforeAll, describe, expect, test } from "vitest";
import { openIntro } from "./intro-film.ts";
import { lionMark } from "./lion-mark.ts";
import { settledAt, strands } from "./strands.ts";
import { introTiming, markPlace } from "./timing.ts";
import { traceSvg } from "./trace-svg.ts";

const size = { width: 640, height: 360 };
const canvas = createCanvas(size.width, size.height);
const context = canvas.getContext("2d");
const film = openIntro({ createCanvas }, size);

function pictureAt(t: number): Uint8ClampedArray {
  film.draw(context, t);
  return context.getImageData(0, 0, size.width, size.height).data;
}

function countDifferences(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((count, value, at) => count + Number(value !== b[at]), 0);
}

/** The color at a point of the mark's square. */
function colorAt(picture: Uint8ClampedArray, x: number, y: number): string {
  const unit = (markPlace.size / 64) * (size.width / 1280);
  const left = Math.round(markPlace.x * 0.5 + (x - 32) * unit);
  const top = Math.round(markPlace.y * 0.5 + (y - 32) * unit);
  const at = (top * size.width + left) * 4;
  return `#${Array.from(picture.subarray(at, at + 3), (one) => one.toString(16).padStart(2, "0")).join("")}`;
}

describe("the intro", () => {
  let last: Uint8ClampedArray;
  beforeAll(() => {
    last = pictureAt(introTiming.seconds - 0.01);
  });

  test("ends on the mark, in the colors of the page's mark", () => {
    expect({
      face: colorAt(last, 32, 22),
      nose: colorAt(last, 32, 34.5),
      near: colorAt(last, 32, 9),
      far: colorAt(last, 40.3, 6),
    }).toEqual({
      face: lionMark.colors.face,
      nose: lionMark.colors.features,
      near: lionMark.colors.near,
      far: lionMark.colors.far,
    });
  });

  test("holds that picture while the page's mark replaces it", () => {
    expect(countDifferences(pictureAt(introTiming.still + 0.05), last)).toBe(0);
  });

  test("draws an instant identically, whatever was drawn before", () => {
    const once = pictureAt(3.5);
    pictureAt(8);
    expect(countDifferences(pictureAt(3.5), once)).toBe(0);
  });

  test("fades into the page's background at its edges", () => {
    const middle = pictureAt(3.2);
    for (const picture of [middle, last]) {
      const [red = 0, green = 0, blue = 0] = picture;
      // Within the tolerance of the grain.
      expect(Math.abs(red - 16) + Math.abs(green - 8) + Math.abs(blue - 18)).toBeLessThan(5);
    }
  });

  test("has every strand at rest when the mane closes", () => {
    const late = strands.filter((strand) => settledAt(strand, introTiming.gathered + 0.5) < 1);
    expect(late).toEqual([]);
  });
});

test("throws for a path with an unknown command", () => {
  expect(() => traceSvg(context, "M0 0A1 1 0 0 1 2 2")).toThrow(RangeError);
});
