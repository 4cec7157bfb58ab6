import { paintForm } from "#paint/form.ts";
import { withAlpha } from "#paint/mix.ts";
import { addPolygon, addRoundRect, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import type { KitchenPlan } from "./kitchen-plan.ts";

/** The range hood, with copper bands and a ledge for salt and pepper. */
export function paintHood(
  surface: Surface,
  kit: BackdropContext,
  { stoveX: x, wall, metal }: KitchenPlan,
): void {
  fillPath(surface, withAlpha(kit.light.shadow, 0.26), (path) =>
    addPolygon(path, [
      { x: x - 96, y: -20 },
      { x: x + 110, y: -20 },
      { x: x + 148, y: 236 },
      { x: x - 130, y: 236 },
    ]),
  );
  const box = { x: x - 134, y: -20, width: 268, height: 230 };
  paintForm(surface, kit.brush, { box, color: kit.tone(wall, -0.08) }, (path) => {
    path.moveTo(x - 84, -24);
    path.lineTo(x + 84, -24);
    path.quadraticCurveTo(x + 92, 120, x + 134, 206);
    path.lineTo(x - 134, 206);
    path.quadraticCurveTo(x - 92, 120, x - 84, -24);
    path.closePath();
  });
  strokePath(surface, withAlpha(kit.tone(wall, -0.7), 0.3), 2, (path) => {
    for (const lean of [-0.5, 0, 0.5]) {
      path.moveTo(x + lean * 150, 20);
      path.quadraticCurveTo(x + lean * 164, 120, x + lean * 220, 196);
    }
  });
  const band = { x: x - 138, y: 196, width: 276, height: 28 };
  paintForm(surface, kit.brush, { box: band, color: kit.tone(metal, 0) }, (path) =>
    addRoundRect(path, band.x, band.y, band.width, band.height, 5),
  );
  surface.fillStyle = withAlpha(kit.tone(metal, 0.9), 0.7);
  surface.fillRect(band.x + 8, band.y + 5, band.width - 16, 3);
  for (const [at, own] of [
    [-30, "#f6efe2"],
    [4, "#8a5a44"],
  ] as const)
    fillPath(surface, kit.tone(own, 0.1), (path) => addRoundRect(path, x + at, 172, 20, 25, 8));
}
