import { paintForm } from "#paint/form.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import { withAlpha } from "#paint/mix.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type MillPlan = { x: number; y: number; height: number; distance: number };

/** The tower and cap of a windmill with turning sails. */
export function paintWindmill(
  surface: Surface,
  kit: BackdropContext,
  { x, y, height, distance }: MillPlan,
): void {
  const half = height * 0.15;
  const top = y - height * 0.68;
  const contrast = 1 - distance;
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - half, y: top, width: half * 2, height: y - top },
      color: kit.tone(kit.local.wall, 0.1, distance),
      contrast,
    },
    (path) =>
      addPolygon(path, [
        { x: x - half, y },
        { x: x - half * 0.62, y: top },
        { x: x + half * 0.62, y: top },
        { x: x + half, y },
      ]),
  );
  paintForm(
    surface,
    kit.brush,
    {
      box: { x: x - half, y: top - height * 0.15, width: half * 2, height: height * 0.16 },
      color: kit.tone(kit.local.roof, 0.05, distance),
      contrast,
    },
    (path) => {
      path.moveTo(x - half * 0.78, top + 2);
      path.quadraticCurveTo(x - half * 0.5, top - height * 0.15, x, top - height * 0.15);
      path.quadraticCurveTo(x + half * 0.5, top - height * 0.15, x + half * 0.78, top + 2);
      path.closePath();
    },
  );
  const lamp = kit.light.darkness > 0.3 ? "#ffd890" : kit.tone(kit.light.shadow, -0.2, distance);
  fillPath(surface, lamp, (path) => {
    path.rect(x - half * 0.12, y - height * 0.44, half * 0.26, half * 0.36);
    path.rect(x - half * 0.18, y - height * 0.15, half * 0.36, height * 0.15);
  });
}

export function animateWindmill(
  surface: Surface,
  kit: BackdropContext,
  plan: MillPlan,
  t: number,
): void {
  const { x, y, height, distance } = plan;
  const hub = { x, y: y - height * 0.7 };
  const arm = height * 0.42;
  surface.save();
  surface.translate(hub.x, hub.y);
  surface.rotate(t * 0.45 + x);
  for (let sail = 0; sail < 4; sail += 1) {
    surface.rotate(Math.PI / 2);
    fillPath(surface, withAlpha(kit.tone(kit.local.wall, 0.5, distance), 0.94), (path) =>
      path.rect(2, -arm, arm * 0.2, arm * 0.8),
    );
    fillPath(surface, kit.tone(kit.local.wood, -0.5, distance), (path) => {
      path.rect(-1, -arm, 2.4, arm);
      for (let rung = 1; rung < 5; rung += 1)
        path.rect(0, -arm + (rung * arm * 0.8) / 5, arm * 0.2, 1);
    });
  }
  surface.restore();
}
