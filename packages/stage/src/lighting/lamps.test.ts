import { expect, test } from "vitest";
import { lightOf } from "#set/light-of.ts";
import { styleOf } from "#paint/style.ts";
import { lightnessOf } from "#paint/mix.ts";
import { lampsOf, lightByLamps } from "./lamps.ts";

const night = lightOf({
  backdrop: "forest",
  time: "night",
  weather: "clear",
  style: styleOf("originals"),
  seed: 3,
  palette: null,
});
const campfire = { kind: "campfire", x: 600, y: 620, size: 1 } as const;

test("a fire lights the face beside it in its own color, and no face far away", () => {
  const lamps = lampsOf([campfire], night);
  const beside = lightByLamps(night, lamps, { x: 680, y: 500 });
  expect(beside.lamp).toMatchObject({ x: 600 });
  expect(beside.light.darkness).toBeLessThan(night.darkness);
  expect(lightnessOf(beside.light.ambient)).toBeGreaterThan(lightnessOf(night.ambient));
  expect(lightByLamps(night, lamps, { x: 1250, y: 500 })).toEqual({ light: night, lamp: null });
});

test("a lantern that is out gives no light", () => {
  const look = { presence: 1, open: 0, lit: 0, eaten: 0 };
  expect(lampsOf([{ ...campfire, kind: "lantern", look }], night)).toEqual([]);
});

test("equal shares of a lamp give the same light, so that its colors are mixed once", () => {
  const lamps = lampsOf([campfire], night);
  const one = lightByLamps(night, lamps, { x: 680, y: 500 });
  expect(lightByLamps(night, lamps, { x: 680.2, y: 500 }).light).toBe(one.light);
});
