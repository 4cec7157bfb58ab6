import { expect, test } from "vitest";
import { backdrops } from "#story/vocabulary.ts";
import { buildTestSet, openPicture, wide } from "#testing/test-set.ts";

test.each(backdrops)("the front of the %s leaves the cast in sight, in water too", (backdrop) => {
  for (const flood of [null, { shore: null }])
    for (const view of [wide, { x: 560, y: 330, zoom: 3, soft: true as const }]) {
      const picture = openPicture(0.1);
      const set = buildTestSet({ backdrop, flood, weather: "rain" });
      set.drawWater(picture.surface, view, 2);
      set.drawFront(picture.surface, view, 2);
      const pixels = picture.pixels();
      let open = 0;
      for (let alpha = 3; alpha < pixels.length; alpha += 4)
        if ((pixels[alpha] ?? 0) < 255) open += 1;
      expect(open / (pixels.length / 4)).toBeGreaterThan(0.3);
    }
});
