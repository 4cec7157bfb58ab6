import type { Random } from "@goldmane/std/seeded-random";
import { withAlpha } from "#paint/mix.ts";
import { paintForm } from "#paint/form.ts";
import { addEllipse, addPolygon, addSmooth, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type AsteroidPlan = {
  x: number;
  y: number;
  size: number;
  distance: number;
  color: string;
  random: Random;
};

/** A floating, pitted rock, lit from one side. */
export function paintAsteroid(
  surface: Surface,
  kit: BackdropContext,
  { x, y, size, distance, color, random }: AsteroidPlan,
): void {
  const count = 11;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const jut = 0.76 + random() * 0.36;
    return { x: x + Math.cos(angle) * size * jut, y: y + Math.sin(angle) * size * 0.72 * jut };
  });
  const trace = (path: Surface) =>
    kit.style.shading === "cel" ? addPolygon(path, points) : addSmooth(path, points);
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - size, y: y - size, width: size * 2, height: size * 2 },
      color: kit.tone(color, -0.1, distance),
      contrast: 1 - distance * 0.5,
    },
    trace,
  );
  fillPath(surface, withAlpha(kit.tone(color, -0.8, distance), 0.45), (path) => {
    for (let pit = 0; pit < 5; pit += 1)
      addEllipse(
        path,
        x + (random() - 0.5) * size,
        y + (random() - 0.5) * size * 0.8,
        size * (0.07 + random() * 0.12),
        size * (0.05 + random() * 0.08),
        random(),
      );
  });
}
