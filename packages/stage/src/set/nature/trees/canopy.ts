import type { Random } from "@goldmane/std/seeded-random";
import { withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath, type Trace } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import { sheetLeft, sheetRight } from "#set/layer.ts";
import type { Surface } from "#surface.ts";

export type CanopyPlan = {
  /** y of the leaves' lower edge at an x. */
  edge: (x: number) => number;
  /** Size of its leaf masses. */
  size: number;
  distance: number;
  color: string;
  random: Random;
};

/** A forest canopy: leaf masses that hang into the picture from above, lit from below. */
export function paintCanopy(surface: Surface, kit: BackdropContext, plan: CanopyPlan): void {
  const { edge, size, distance, color, random } = plan;
  const round = kit.style.shading === "flat" || kit.style.shading === "paper";
  const puffs: { x: number; y: number; r: number }[] = [];
  for (let x = sheetLeft - size; x < sheetRight + size; x += size * 0.55)
    for (let row = 0; row < 2; row += 1) {
      const r = size * (0.42 + random() * 0.3);
      const at = x + (random() - 0.5) * size * 0.4;
      puffs.push({ x: at, y: edge(at) - r * 0.8 - row * size * 0.8 - random() * size * 0.2, r });
    }
  const mass: Trace = (path) => {
    path.moveTo(sheetLeft - 4, -40);
    for (let x = sheetLeft - 4; x <= sheetRight + 24; x += 24)
      path.lineTo(x, Math.max(-30, edge(x) - size * 0.7));
    path.lineTo(sheetRight + 24, -40);
    path.closePath();
    for (const { x, y, r } of puffs) if (y + r > -20) addCircle(path, x, y, r);
  };
  if (kit.style.shading === "paper") castShadow(surface, kit.brush, mass, 9 * (1 - distance));
  fillPath(surface, kit.tone(color, -0.8, distance), mass);
  fillPath(surface, withAlpha(kit.tone(color, -0.35, distance), 0.8), (path) => {
    for (const { x, y, r } of puffs)
      if (y + r > 0) addCircle(path, x + side(kit, x) * r * 0.2, y + r * 0.12, r * 0.7);
  });
  if (round) {
    fillPath(surface, withAlpha(kit.tone(color, 0.2, distance), 0.5), (path) => {
      for (const { x, y, r } of puffs)
        if (y + r > 0) addCircle(path, x + side(kit, x) * r * 0.4, y + r * 0.2, r * 0.34);
    });
    return;
  }
  const leaf = Math.max(1.6, size * 0.055);
  for (const [lit, share, alpha] of [
    [-0.8, 9, 1],
    [-0.1, 6, 0.85],
    [0.65, 4, 0.7],
  ] as const)
    fillPath(surface, withAlpha(kit.tone(color, lit, distance), alpha), (path) => {
      for (const { x, y, r } of puffs) {
        if (y + r < -10) continue;
        for (let index = 0; index < share; index += 1) {
          const angle = lit > 0 ? 1.57 - side(kit, x) * 0.7 + (random() - 0.5) * 2 : random() * 6.3;
          const away = r * (lit > 0 ? 0.3 + random() * 0.55 : 0.75 + random() * 0.4);
          addEllipse(
            path,
            x + Math.cos(angle) * away,
            y + Math.sin(angle) * away,
            leaf * (0.7 + random() * 0.8),
            leaf * 0.5,
            random() * 3.1,
          );
        }
      }
    });
}

function side(kit: BackdropContext, x: number): number {
  return Math.sign(kit.light.keyAt.x - x) || 1;
}
