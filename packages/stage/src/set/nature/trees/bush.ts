import type { Random } from "@goldmane/std/seeded-random";
import { withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath, type Trace } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type BushPlan = {
  x: number;
  y: number;
  width: number;
  distance: number;
  color: string;
  random: Random;
};

/** A low round bush. */
export function paintBush(surface: Surface, kit: BackdropContext, plan: BushPlan): void {
  const { x, y, width, distance, color, random } = plan;
  const side = Math.sign(kit.light.keyAt.x - x) || 1;
  const round = kit.style.shading === "flat" || kit.style.shading === "paper";
  const count = round ? 3 : 6;
  const puffs = Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count - 0.5;
    const r = width * (round ? 0.26 : 0.17 + random() * 0.06) * (1 - Math.abs(along) * 0.6);
    return { x: x + along * width * 0.8, y: y - r * (0.5 + random() * 0.5), r };
  });
  const mass: Trace = (path) => {
    for (const puff of puffs) addCircle(path, puff.x, puff.y, puff.r);
    addEllipse(path, x, y - width * 0.04, width * 0.46, width * 0.1);
  };
  if (kit.style.shading === "paper") castShadow(surface, kit.brush, mass, width * 0.03);
  fillPath(surface, kit.tone(color, -0.7, distance), mass);
  fillPath(surface, kit.tone(color, -0.05, distance), (path) => {
    for (const puff of puffs)
      addCircle(path, puff.x + side * puff.r * 0.12, puff.y - puff.r * 0.12, puff.r * 0.84);
  });
  fillPath(surface, withAlpha(kit.tone(color, 0.8, distance), 0.75), (path) => {
    for (const puff of puffs)
      addCircle(path, puff.x + side * puff.r * 0.34, puff.y - puff.r * 0.38, puff.r * 0.5);
  });
  if (round) return;
  for (const lit of [-0.6, 0.2, 0.8])
    fillPath(surface, kit.tone(color, lit, distance), (path) => {
      for (const puff of puffs)
        for (let leaf = 0; leaf < 6; leaf += 1) {
          const angle = random() * Math.PI * 2;
          const away = puff.r * (lit > 0.5 ? 0.3 + random() * 0.5 : 0.8 + random() * 0.25);
          const lift = lit > 0.5 ? puff.r * 0.3 : 0;
          addEllipse(
            path,
            puff.x + Math.cos(angle) * away + (lit > 0.5 ? side * lift : 0),
            Math.min(y, puff.y + Math.sin(angle) * away - lift),
            width * 0.026,
            width * 0.014,
            random() * 3,
          );
        }
    });
}
