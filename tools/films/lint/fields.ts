import { grid } from "./light.ts";

/**
 * A field of 10 degrees: 341 x 256 of 1024 x 768 pixels at typical viewing distance (WCAG 2.2,
 * "general flash and red flash thresholds").
 */
const field = {
  width: Math.round((grid.width * 341) / 1024),
  height: Math.round((grid.height * 256) / 768),
};

/** Cells between neighboring fields, which overlap by nine tenths. */
const step = 2;

/** The cells of every field of the screen. */
export const fields: readonly Int32Array[] = placesOf(grid.height, field.height).flatMap((top) =>
  placesOf(grid.width, field.width).map((left) => cellsFrom(left, top)),
);

function placesOf(size: number, length: number): number[] {
  return Array.from({ length: Math.floor((size - length) / step) + 1 }, (_, place) => place * step);
}

function cellsFrom(left: number, top: number): Int32Array {
  return Int32Array.from({ length: field.width * field.height }, (_, index) => {
    const row = top + Math.floor(index / field.width);
    return row * grid.width + left + (index % field.width);
  });
}
