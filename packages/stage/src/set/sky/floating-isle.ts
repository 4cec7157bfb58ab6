import { paintForm } from "#paint/form.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { paintBroadleaf } from "#set/nature/trees/broadleaf.ts";
import { paintHouse } from "#set/built/town/house.ts";
import { paintWaterfall, type Fall } from "#set/nature/water/waterfall.ts";
import type { Surface } from "#surface.ts";

export type IslePlan = {
  x: number;
  y: number;
  width: number;
  distance: number;
  name: string;
  home: boolean;
};

/** A floating island: grass on top, rock below, a tree or a house on it. */
export function paintIsle(
  surface: Surface,
  kit: BackdropContext,
  { x, y, width, distance, name, home }: IslePlan,
): void {
  const random = kit.random(`isle ${name}`);
  const half = width / 2;
  const deep = width * (0.55 + random() * 0.2);
  const steps = 9;
  const root = Array.from({ length: steps }, (_, index) => {
    const along = index / (steps - 1);
    const drop =
      Math.sin(Math.PI * along) ** 0.8 *
      deep *
      (index % 2 === 0 ? 1 : 0.66) *
      (0.8 + random() * 0.3);
    return { x: x + half * 0.92 - along * width * 0.92, y: y + 6 + drop };
  });
  const box = { x: x - half, y, width, height: deep };
  paintForm(
    surface,
    kit.brush,
    { box, color: kit.tone(kit.local.cliff, -0.2, distance), contrast: 1 - distance },
    (path) => addPolygon(path, [{ x: x - half * 0.95, y }, { x: x + half * 0.95, y }, ...root]),
  );
  if (home)
    paintHouse(surface, kit, {
      x: x + half * 0.3,
      y: y + 3,
      width: width * 0.26,
      distance,
      random,
    });
  for (const at of home ? [-0.45, 0.76] : [-0.5, 0.1, 0.6])
    paintBroadleaf(surface, kit, {
      x: x + at * half,
      y: y + 3,
      height: width * (0.26 + random() * 0.2),
      distance,
      color: random() < 0.5 ? kit.local.leaf : kit.local.leafDeep,
      random,
    });
  fillPath(surface, kit.tone(kit.local.grass, 0.35, distance), (path) => {
    path.moveTo(x - half, y + 4);
    path.quadraticCurveTo(x - half * 0.5, y - width * 0.035, x, y - width * 0.02);
    path.quadraticCurveTo(x + half * 0.5, y - width * 0.04, x + half, y + 4);
    for (let tongue = 6; tongue >= 0; tongue -= 1)
      path.lineTo(x - half + (tongue / 6.5) * width, y + 6 + (tongue % 2) * width * 0.05);
    path.closePath();
  });
  paintWaterfall(surface, kit, fallOf({ x, y, width, distance, name, home }));
}

/** The waterfall at its edge. */
export function fallOf({ x, y, width, distance }: IslePlan): Fall {
  return {
    x: x - width * 0.12,
    top: y + 1,
    bottom: y + width * 0.62,
    width: width * 0.07,
    distance,
  };
}
