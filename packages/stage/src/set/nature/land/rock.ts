import type { Random } from "@goldmane/std/seeded-random";
import { paintForm } from "#paint/form.ts";
import { withAlpha } from "#paint/mix.ts";
import { addPolygon, addSmooth, fillPath, type Point } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type RockPlan = {
  /** Middle of its foot. */
  x: number;
  y: number;
  width: number;
  height: number;
  distance: number;
  color: string;
  random: Random;
};

/** A boulder: an irregular block with one lit face on top. */
export function paintRock(surface: Surface, kit: BackdropContext, plan: RockPlan): void {
  const { x, y, width, height, distance, color, random } = plan;
  const side = Math.sign(kit.light.keyAt.x - x) || 1;
  const round = kit.style.shading === "flat";
  const points: Point[] = [];
  const corners = 9;
  for (let index = 0; index <= corners; index += 1) {
    const angle = Math.PI * (1 - index / corners);
    const jut = 0.84 + random() * 0.2;
    points.push({
      x: x + Math.cos(angle) * width * 0.5 * jut,
      y: y - Math.sin(angle) ** 0.8 * height * jut,
    });
  }
  const block = [...points, { x: x + width * 0.46, y: y + 3 }, { x: x - width * 0.46, y: y + 3 }];
  const body = kit.tone(color, -0.3, distance);
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - width / 2, y: y - height, width, height },
      color: body,
      contrast: 1 - distance,
    },
    (path) => (round ? addSmooth(path, block) : addPolygon(path, block)),
  );
  if (round || kit.style.shading === "paper") return;
  const face = points.filter((_, index) =>
    side > 0 ? index >= 4 && index <= 8 : index >= 1 && index <= 5,
  );
  const inner = face.toReversed().map((point, index) => ({
    x: x + (point.x - x) * 0.56 - side * width * 0.05 + (index % 2) * width * 0.03,
    y: y - (y - point.y) * (0.56 + (index % 2) * 0.12),
  }));
  fillPath(surface, withAlpha(kit.tone(color, 0.8, distance), 0.6), (path) =>
    addPolygon(path, [...face, ...inner]),
  );
}
