import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type PyramidPlan = { x: number; y: number; width: number; distance: number };

/** Two faces of stone courses, one lit and one in shade. */
export function paintPyramid(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, distance }: PyramidPlan,
): void {
  const height = width * 0.6;
  const top = { x, y: y - height };
  const side = Math.sign(kit.light.keyAt.x - x) || 1;
  const color = mix(kit.local.sand, kit.local.cliff, 0.4);
  const ridge = { x: x - side * width * 0.14, y };
  const haze = mix(kit.tone(color, 0, distance), kit.light.far, 0.6);
  const face = (lit: number) =>
    falling(surface, top.y, y, [
      [0, kit.tone(color, lit, distance)],
      [1, haze],
    ]);
  const lit = [top, ridge, { x: x + (side * width) / 2, y }];
  const dark = [top, ridge, { x: x - (side * width) / 2, y }];
  fillPath(surface, face(0.6), (path) => addPolygon(path, lit));
  fillPath(surface, face(-0.8), (path) => addPolygon(path, dark));
  surface.save();
  surface.beginPath();
  addPolygon(surface, lit);
  addPolygon(surface, dark);
  surface.clip();
  surface.fillStyle = withAlpha(kit.tone(color, -0.9, distance), 0.16);
  const course = Math.max(3, width * 0.022);
  for (let row = top.y + course; row < y; row += course)
    surface.fillRect(x - width / 2, row, width, Math.max(0.7, course * 0.14));
  surface.restore();
}
