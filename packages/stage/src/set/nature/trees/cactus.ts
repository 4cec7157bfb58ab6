import type { Random } from "@goldmane/std/seeded-random";
import { castShadow } from "#paint/form.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, fillPath, strokePath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type CactusPlan = { x: number; y: number; height: number; distance: number; random: Random };

/** A tall ribbed cactus with raised arms, lit along one side. */
export function paintCactus(
  surface: Surface,
  kit: BackdropContext,
  { x, y, height, distance, random }: CactusPlan,
): void {
  const thick = height * 0.15;
  const color = mix(kit.local.needle, kit.local.leaf, 0.4);
  const side = Math.sign(kit.light.keyAt.x - x) || 1;
  const arms = [-1, 1].map((way) => ({
    way,
    from: y - height * (0.28 + random() * 0.24),
    out: height * (0.2 + random() * 0.07),
    up: height * (0.2 + random() * 0.2),
  }));
  const bones = (path: Surface) => {
    path.moveTo(x, y + 4);
    path.lineTo(x, y - height + thick / 2);
    for (const { way, from, out, up } of arms) {
      path.moveTo(x, from);
      path.lineTo(x + way * out * 0.5, from);
      path.quadraticCurveTo(x + way * out, from, x + way * out, from - out * 0.5);
      path.lineTo(x + way * out, from - up);
    }
  };
  surface.save();
  surface.lineCap = "round";
  if (kit.style.shading === "paper")
    castShadow(
      surface,
      kit.brush,
      (path) => path.rect(x - thick / 2, y - height, thick, height),
      6,
    );
  strokePath(surface, kit.tone(color, -0.75, distance), thick, bones);
  surface.translate(side * thick * 0.1, 0);
  strokePath(surface, kit.tone(color, 0, distance), thick * 0.74, bones);
  surface.translate(side * thick * 0.18, 0);
  strokePath(surface, withAlpha(kit.tone(color, 0.85, distance), 0.7), thick * 0.22, bones);
  surface.restore();
  strokePath(surface, withAlpha(kit.tone(color, -0.95, distance), 0.4), 1, (path) => {
    for (const rib of [-0.24, 0, 0.24]) {
      path.moveTo(x + rib * thick, y);
      path.lineTo(x + rib * thick, y - height + thick * 0.7);
    }
  });
  if (random() < 0.5)
    fillPath(surface, kit.tone(kit.local.flowers[1], 0.5, distance), (path) => {
      addCircle(path, x - thick * 0.2, y - height, thick * 0.2);
      addCircle(path, x + thick * 0.18, y - height - thick * 0.04, thick * 0.22);
    });
}
