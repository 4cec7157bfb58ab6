import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lightOf } from "#set/light-of.ts";
import { backdrops, genres, times, weathers } from "#story/vocabulary.ts";
import { tone, towardsKey } from "./brush.ts";
import { lightnessOf } from "./mix.ts";
import { styleOf } from "./style.ts";

const brush = fc
  .record({
    backdrop: fc.constantFrom(...backdrops),
    time: fc.constantFrom(...times),
    weather: fc.constantFrom(...weathers),
    genre: fc.constantFrom(...genres),
    seed: fc.integer(),
  })
  .map(({ genre, ...place }) => {
    const style = styleOf(genre);
    return { style, light: lightOf({ ...place, style, palette: null }) };
  });
function apart(one: string, other: string): number {
  return Math.abs(lightnessOf(one) - lightnessOf(other));
}

const gray = fc.constantFrom("#707070", "#8a7f70", "#6f7f8a", "#7f8a70");

describe("a tone", () => {
  it("is lighter towards the light than in the shadow", () => {
    fc.assert(
      fc.property(brush, gray, (held, own) => {
        expect(lightnessOf(tone(held, own, 1))).toBeGreaterThan(lightnessOf(tone(held, own, -1)));
      }),
    );
  });

  it("loses contrast at a distance", () => {
    fc.assert(
      fc.property(brush, gray, (held, own) => {
        const contrast = (distance: number) =>
          apart(tone(held, own, 0.5, distance), tone(held, "#e0e0e0", 0.5, distance));
        expect(contrast(1)).toBeLessThan(contrast(0));
      }),
    );
  });
});

describe("towardsKey", () => {
  it("points one unit towards the light from anywhere", () => {
    const place = fc.double({ min: -500, max: 2000, noNaN: true });
    fc.assert(
      fc.property(brush, place, place, (held, x, y) => {
        const { x: dx, y: dy } = towardsKey(held, x, y);
        expect(Math.hypot(dx, dy)).toBeLessThan(1.0001);
        expect(dx * (held.light.keyAt.x - x)).toBeGreaterThanOrEqual(0);
        expect(dy * (held.light.keyAt.y - y)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
