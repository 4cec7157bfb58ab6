import { describe, expect, test } from "vitest";
import { openPicture } from "#testing/test-set.ts";
import { genres } from "#story/vocabulary.ts";
import { inkBounds } from "#testing/ink-bounds.ts";
import { drawTitle } from "./title-art.ts";

const box = { x: 190, y: 220, width: 900, height: 230 };
const accent = "#ffcc66";

describe.each(genres)("a %s title", (genre) => {
  test.each(["Two Kettles", "The Owl Who Borrowed the Night", "Wow", "Extraordinarily"])(
    "%s fills its box as far as possible",
    (title) => {
      const picture = openPicture(0.25);
      const filled = drawTitle(picture.surface, title, { genre, accent, box });
      expect(filled.x).toBeGreaterThanOrEqual(box.x - 0.01);
      expect(filled.y).toBeGreaterThanOrEqual(box.y - 0.01);
      expect(filled.x + filled.width).toBeLessThanOrEqual(box.x + box.width + 0.01);
      expect(filled.y + filled.height).toBeLessThanOrEqual(box.y + box.height + 0.01);
      expect(
        Math.max(filled.width / box.width, filled.height / box.height),
        "fills a side",
      ).toBeCloseTo(1);
      const ink = inkBounds(picture, 60);
      // Outlines, tails and swashes extend beyond the letters' box.
      expect(ink?.left).toBeGreaterThan(box.x - 70);
      expect(ink?.right).toBeLessThan(box.x + box.width + 70);
      expect(ink?.top).toBeGreaterThan(box.y - 70);
      expect(ink?.bottom).toBeLessThan(box.y + box.height + 90);
    },
  );

  test("appears letter by letter", () => {
    const inkAt = (reveal: number) => {
      const picture = openPicture(0.25);
      const { surface } = picture;
      drawTitle(surface, "Two Kettles", { genre, accent, box, reveal });
      return inkBounds(picture)?.inked ?? 0;
    };
    const [none = 0, some = 0, half = 0, all = 0] = [0, 0.25, 0.5, 1].map(inkAt);
    expect(none).toBe(0);
    expect(some).toBeGreaterThan(0);
    expect(half).toBeGreaterThan(some);
    expect(all).toBeGreaterThan(half);
  });
});
