import { createCanvas } from "@napi-rs/canvas";
import { styleOf } from "#paint/style.ts";
import type { Genre } from "#story/vocabulary.ts";
import type { Host, Surface } from "#surface.ts";
import { buildSet } from "#set/build-set.ts";
import type { SetRequest, StageSet, View } from "#set/stage-set.ts";

export const host: Host = { createCanvas: (width, height) => createCanvas(width, height) };

/** A small picture with the stage's full width and height, for tests. */
export function openPicture(scale: number) {
  const width = Math.round(1280 * scale);
  const height = Math.round(720 * scale);
  const context = createCanvas(width, height).getContext("2d");
  const surface: Surface = context;
  surface.setTransform(scale, 0, 0, scale, 0, 0);
  return {
    width,
    height,
    surface,
    clear: () => surface.clearRect(0, 0, 1280, 720),
    pixels: () => context.getImageData(0, 0, width, height).data,
    transform: () => context.getTransform().toString(),
  };
}

export type Choice = Partial<Omit<SetRequest, "host" | "style">> & { genre?: Genre };

export function buildTestSet({ genre = "fantasy", ...choice }: Choice): StageSet {
  return buildSet({
    host,
    backdrop: "meadow",
    time: "day",
    weather: "clear",
    seed: 1,
    scale: 0.1,
    palette: null,
    ...choice,
    style: styleOf(genre),
  });
}

export function drawSet(surface: Surface, set: StageSet, view: View, t: number): void {
  set.drawBehind(surface, view, t);
  set.drawWater(surface, view, t);
  set.drawFront(surface, view, t);
}

export const wide: View = { x: 640, y: 360, zoom: 1 };

/** Extreme camera positions: the corners of the stage at several zooms. */
export const extremes: readonly View[] = [1.02, 1.6, 2.6].flatMap((zoom) => {
  const left = 640 / zoom;
  const top = 360 / zoom;
  return [
    { x: left, y: top, zoom },
    { x: 1280 - left, y: top, zoom },
    { x: left, y: 720 - top, zoom },
    { x: 1280 - left, y: 720 - top, zoom },
    { x: 640, y: 430, zoom },
  ].map(({ x, y }) => ({ x, y: Math.min(y, 720 - top), zoom }));
});

/** The greatest difference of any channel of any pixel between two pictures. */
export function largestDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let most = a.length === b.length ? 0 : Infinity;
  for (let index = 0; index < a.length; index += 1)
    most = Math.max(most, Math.abs((a[index] ?? 0) - (b[index] ?? 0)));
  return most;
}
