import { describe, expect, test } from "vitest";
import { FlashMeter, type Flashes } from "./flash-meter.ts";
import { grid } from "./light.ts";
import { isInFirstPass } from "./sample-plan.ts";
import { measureFlashes } from "./measure-flashes.ts";

type Color = readonly [number, number, number];

const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];
const gray: Color = [128, 128, 128];

/** A frame with a rectangle of one color, in cells from the upper left, on another color. */
function picture(
  color: Color,
  { width, height }: { width: number; height: number } = grid,
  on = black,
) {
  return Uint8ClampedArray.from({ length: grid.width * grid.height * 4 }, (_, at) => {
    const cell = Math.floor(at / 4);
    const isInside = cell % grid.width < width && cell / grid.width < height;
    return at % 4 === 3 ? 255 : ((isInside ? color : on)[at % 4] ?? 0);
  });
}

/** The flashes of a film of four seconds, drawn by frame number at 24 frames per second. */
function measured(draw: (frame: number) => Uint8ClampedArray): Promise<Flashes> {
  return measureFlashes({ count: 96, perSecond: 24, draw });
}

/** On for the first half of each period, in frames. */
function blinking(period: number, on: Uint8ClampedArray, off: Uint8ClampedArray) {
  return measured((frame) => (frame % period < period / 2 ? on : off));
}

describe("flashes of a film", () => {
  test("counts four full-screen flashes per second as four", async () => {
    expect(await blinking(6, picture(white), picture(black))).toEqual({ general: 4, red: 0 });
  });

  test("counts three per second as three, and one as one", async () => {
    expect((await blinking(8, picture(white), picture(black))).general).toBe(3);
    expect((await blinking(24, picture(white), picture(black))).general).toBe(1);
  });

  test("ignores luminance changes below 0.1", async () => {
    expect((await blinking(4, picture([70, 70, 70]), picture(black))).general).toBe(0);
    expect((await blinking(4, picture([110, 110, 110]), picture(black))).general).toBe(6);
  });

  test("ignores changes between two bright levels", async () => {
    expect((await blinking(4, picture(white), picture([236, 236, 236]))).general).toBe(0);
    expect((await blinking(4, picture(white), picture([220, 220, 220]))).general).toBe(6);
  });

  test("counts flashes over a quarter of a 10 degree field, and none below", async () => {
    const part = (width: number, height: number) =>
      blinking(4, picture(white, { width, height }), picture(black));
    expect((await part(11, 6)).general).toBe(6);
    expect((await part(9, 6)).general).toBe(0);
  });

  test("counts red flashes against dark or gray at nearly constant luminance", async () => {
    expect(await blinking(4, picture([150, 0, 0]), picture(black))).toEqual({ general: 0, red: 6 });
    expect((await blinking(4, picture([150, 0, 0]), picture([65, 65, 65]))).red).toBe(6);
    expect((await blinking(4, picture([0, 0, 255]), picture(black))).red).toBe(0);
  });

  test("counts a cut and a slow fade as one change each", async () => {
    const fade = (frame: number) => Math.round(Math.min(1, frame / 90) * 255);
    const { general } = await measured((frame) => picture([fade(frame), fade(frame), fade(frame)]));
    expect(general).toBe(0);
    expect((await measured((frame) => picture(frame < 40 ? white : gray))).general).toBe(0);
  });

  test("ignores a small object that moves through the picture", async () => {
    const at = (frame: number) => (frame * 3) % grid.width;
    const { general } = await measured((frame) =>
      Uint8ClampedArray.from({ length: grid.width * grid.height * 4 }, (_, byte) =>
        Math.abs((Math.floor(byte / 4) % grid.width) - at(frame)) < 2 ? 255 : 0,
      ),
    );
    expect(general).toBeLessThanOrEqual(3);
  });

  test("finds rare and brief flashes in the first pass", () => {
    const [on, off] = [picture(white), picture(black)];
    const missed = [2, 3, 4, 5, 6, 7].flatMap((period) =>
      Array.from({ length: period }, (_, phase) => ({ period, phase })).filter(({ phase: lit }) => {
        const meter = new FlashMeter();
        const seen = Array.from({ length: 96 }, (_, frame) =>
          isInFirstPass(frame)
            ? meter.read(frame % period === lit ? on : off, frame / 24).general
            : 0,
        );
        return Math.max(...seen) === 0;
      }),
    );
    expect(missed).toEqual([]);
  });
});
