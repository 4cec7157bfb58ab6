import { mix, withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetWidth } from "#set/layer.ts";
import type { Surface } from "#surface.ts";
import { floorBottom, type Floor } from "./floor.ts";

/** Craters in perspective with lit far inner walls; few of them near the cast. */
export function paintCraters(
  surface: Surface,
  kit: BackdropContext,
  { ridge, color }: Floor,
  count = 22,
): void {
  const random = kit.random("craters");
  const side = Math.sign(kit.light.keyAt.x - 640) || 1;
  const pits = Array.from({ length: count }, () => {
    const x = sheetLeft + random() * sheetWidth;
    const depth = random() ** 1.2;
    const edge = Math.min(1, Math.abs(x - 640) / 560);
    const size = (7 + random() * 22) * (0.4 + depth) * (0.5 + edge);
    const back = ridge(x) + size * 0.3 + 3;
    return { x, y: back + depth * (floorBottom - 20 - back), size };
  }).toSorted((a, b) => a.y - b.y);
  const lip = withAlpha(kit.tone(color, 0.9), 0.75);
  const pit = mix(kit.tone(color, -0.8), kit.light.shadow, 0.25);
  const wall = kit.tone(color, -0.25);
  for (const { x, y, size } of pits) {
    fillPath(surface, lip, (path) =>
      addEllipse(path, x - side * size * 0.05, y + size * 0.05, size * 1.12, size * 0.34),
    );
    fillPath(surface, wall, (path) => addEllipse(path, x, y, size, size * 0.28));
    fillPath(surface, pit, (path) =>
      addEllipse(path, x + side * size * 0.14, y - size * 0.03, size * 0.82, size * 0.21),
    );
  }
}
