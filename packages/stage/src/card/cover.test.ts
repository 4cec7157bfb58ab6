import { describe, expect, test } from "vitest";
import { light } from "#testing/light.ts";
import { openPicture } from "#testing/test-set.ts";
import { transitions } from "#story/vocabulary.ts";
import { inkBounds } from "#testing/ink-bounds.ts";
import { coverSeconds, drawCover } from "./cover.ts";

describe.each(transitions.filter((name) => name !== "cut"))("a %s", (transition) => {
  test.each([true, false])(
    "hides the scene gradually, and completely at the cut (%s)",
    (leaving) => {
      const hidden = [0, 0.3, 0.6, 1].map((covered) => {
        const picture = openPicture(0.1);
        drawCover(picture.surface, transition, { covered, leaving, light });
        const alphas = picture.pixels().filter((_, at) => at % 4 === 3);
        expect(inkBounds(picture) === null).toBe(covered === 0);
        return alphas.reduce((sum, alpha) => sum + alpha, 0) / (255 * alphas.length);
      });
      expect(hidden).toEqual(hidden.toSorted((a, b) => a - b));
      expect(hidden.at(-1)).toBeGreaterThan(0.995);
      expect(hidden.at(1)).toBeLessThan(0.8);
    },
  );

  test("takes less than three quarters of a second per side", () => {
    expect(coverSeconds(transition)).toBeGreaterThan(0);
    expect(coverSeconds(transition)).toBeLessThan(0.75);
  });
});

test("a cut hides nothing", () => {
  expect(coverSeconds("cut")).toBe(0);
});
