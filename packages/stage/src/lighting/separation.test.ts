import { expect, test } from "vitest";
import { lightOf } from "#set/light-of.ts";
import { styleOf } from "#paint/style.ts";
import { lumaOf, separate } from "./separation.ts";

const light = lightOf({
  backdrop: "meadow",
  time: "day",
  weather: "clear",
  style: styleOf("kids"),
  seed: 7,
  palette: null,
});
/** A face whose luma follows its exposure. */
const face = (luma: number) => (exposure: number) => luma + exposure;

test("a face that stands out keeps its light", () => {
  const scene = { light, againstKey: false };
  expect(separate(face(0.8), 0.4, scene)).toEqual({ exposure: 0, pool: null });
  expect(separate(face(0.2), 0.6, scene)).toEqual({ exposure: 0, pool: null });
});

test("a light face gets lighter before a pool of shade, and a dark one darker before light", () => {
  const scene = { light, againstKey: false };
  const pale = separate(face(0.7), 0.66, scene);
  expect(pale.exposure).toBeGreaterThan(0);
  expect(lumaOf(pale.pool?.color ?? "#ffffff")).toBeLessThan(0.5);
  const dark = separate(face(0.2), 0.24, scene);
  expect(dark.exposure).toBeLessThan(0);
  expect(lumaOf(dark.pool?.color ?? "#000000")).toBeGreaterThan(0.6);
});

test("no shade falls on the sun behind a head", () => {
  for (const luma of [0.3, 0.5, 0.7, 0.9]) {
    const { pool } = separate(face(luma), 0.6, { light, againstKey: true });
    expect(lumaOf(pool?.color ?? "#ffffff")).toBeGreaterThan(0.6);
  }
});
