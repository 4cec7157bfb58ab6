import { describe, expect, test } from "vitest";
import { FlashMeter, type Flashes } from "./flash-meter.ts";
import { grid } from "./light.ts";
import { isGlancedAt } from "./look-plan.ts";
import { measureFlashes } from "./measure-flashes.ts";

type Color = readonly [number, number, number];

const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];
const gray: Color = [128, 128, 128];

/** One frame: a rectangle of a color, in cells from the upper left, on another. */
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

/** What a film of four seconds measures, drawn by its frame's number at 24 a second. */
function measured(draw: (frame: number) => Uint8ClampedArray): Promise<Flashes> {
  return measureFlashes({ count: 96, perSecond: 24, draw });
}

/** On for the first half of each period, in frames. */
function blinking(period: number, on: Uint8ClampedArray, off: Uint8ClampedArray) {
  return measured((frame) => (frame % period < period / 2 ? on : off));
}

describe("flashes of a film", () => {
  test("four a second over the whole picture are four", async () => {
    expect(await blinking(6, picture(white), picture(black))).toEqual({ general: 4, red: 0 });
  });

  test("three a second are three, and one is one", async () => {
    expect((await blinking(8, picture(white), picture(black))).general).toBe(3);
    expect((await blinking(24, picture(white), picture(black))).general).toBe(1);
  });

  test("a change of brightness below a tenth is none", async () => {
    expect((await blinking(4, picture([70, 70, 70]), picture(black))).general).toBe(0);
    expect((await blinking(4, picture([110, 110, 110]), picture(black))).general).toBe(6);
  });

  test("what is bright even when it is darker does not flash", async () => {
    expect((await blinking(4, picture(white), picture([236, 236, 236]))).general).toBe(0);
    expect((await blinking(4, picture(white), picture([220, 220, 220]))).general).toBe(6);
  });

  test("a quarter of a field of ten degrees is enough, less is not", async () => {
    const part = (width: number, height: number) =>
      blinking(4, picture(white, { width, height }), picture(black));
    expect((await part(11, 6)).general).toBe(6);
    expect((await part(9, 6)).general).toBe(0);
  });

  test("red against dark or grey flashes as red, where hardly any brightness changes", async () => {
    expect(await blinking(4, picture([150, 0, 0]), picture(black))).toEqual({ general: 0, red: 6 });
    expect((await blinking(4, picture([150, 0, 0]), picture([65, 65, 65]))).red).toBe(6);
    expect((await blinking(4, picture([0, 0, 255]), picture(black))).red).toBe(0);
  });

  test("a cut and a slow fade are one change each, whatever follows", async () => {
    const fade = (frame: number) => Math.round(Math.min(1, frame / 90) * 255);
    const { general } = await measured((frame) => picture([fade(frame), fade(frame), fade(frame)]));
    expect(general).toBe(0);
    expect((await measured((frame) => picture(frame < 40 ? white : gray))).general).toBe(0);
  });

  test("something small that runs through the picture is no flash of it", async () => {
    const at = (frame: number) => (frame * 3) % grid.width;
    const { general } = await measured((frame) =>
      Uint8ClampedArray.from({ length: grid.width * grid.height * 4 }, (_, byte) =>
        Math.abs((Math.floor(byte / 4) % grid.width) - at(frame)) < 2 ? 255 : 0,
      ),
    );
    expect(general).toBeLessThanOrEqual(3);
  });

  test("are seen by the first look, however seldom and briefly they are on", () => {
    const [on, off] = [picture(white), picture(black)];
    const missed = [2, 3, 4, 5, 6, 7].flatMap((period) =>
      Array.from({ length: period }, (_, phase) => ({ period, phase })).filter(({ phase: lit }) => {
        const meter = new FlashMeter();
        const seen = Array.from({ length: 96 }, (_, frame) =>
          isGlancedAt(frame)
            ? meter.read(frame % period === lit ? on : off, frame / 24).general
            : 0,
        );
        return Math.max(...seen) === 0;
      }),
    );
    expect(missed).toEqual([]);
  });
});
