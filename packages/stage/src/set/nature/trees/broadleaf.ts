import type { Random } from "@goldmane/std/seeded-random";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, addEllipse, fillPath, strokePath, type Trace } from "#paint/path.ts";
import { castShadow } from "#paint/form.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";
import { paintTrunk } from "./trunk.ts";

export type TreePlan = {
  /** Middle of its foot. */
  x: number;
  y: number;
  height: number;
  distance: number;
  color: string;
  random: Random;
};

/** A deciduous tree: a crown of leaf masses, shaded below, with highlights towards the sun. */
export function paintBroadleaf(surface: Surface, kit: BackdropContext, plan: TreePlan): void {
  const { x, y, height, distance, color, random } = plan;
  const { style, light } = kit;
  const round = style.shading === "flat" || style.shading === "paper";
  const spread = height * (0.3 + random() * 0.1);
  const middle = { x: x + (random() - 0.5) * height * 0.06, y: y - height * 0.64 };
  const side = Math.sign(light.keyAt.x - x) || 1;
  const count = round ? 4 : Math.round(9 + Math.min(8, height / 30));

  const puffs = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random() * 0.6;
    const away = index === 0 ? 0 : 0.42 + random() * 0.32;
    return {
      x: middle.x + Math.cos(angle) * spread * away,
      y: middle.y + Math.sin(angle) * height * 0.27 * away,
      r: spread * (index === 0 ? 0.62 : 0.34 + random() * 0.18),
    };
  });
  const crown = (scale: number, dx = 0, dy = 0): Trace => {
    return (path) => {
      for (const puff of puffs) addCircle(path, puff.x + dx, puff.y + dy, puff.r * scale);
    };
  };
  const shade = kit.tone(color, -0.75, distance);
  const body = kit.tone(color, -0.08, distance);
  const lit = kit.tone(color, 0.75, distance);

  paintTrunk(surface, kit, { x, y, height: height * 0.55, width: height * 0.07, distance, random });
  if (style.shading === "paper") castShadow(surface, kit.brush, crown(1), height * 0.02);
  fillPath(surface, shade, crown(1));
  surface.save();
  surface.beginPath();
  crown(1)(surface);
  surface.clip();
  fillPath(surface, body, crown(0.94, side * spread * 0.1, -height * 0.045));
  const upper = puffs.filter((puff) => puff.y < middle.y + height * 0.04);
  fillPath(surface, withAlpha(lit, round ? 0.5 : 0.72), (path) => {
    for (const puff of upper)
      addCircle(path, puff.x + side * puff.r * 0.32, puff.y - puff.r * 0.34, puff.r * 0.6);
  });
  if (style.shading === "glow")
    fillPath(surface, withAlpha(mix(lit, style.accent, 0.5), 0.8), (path) => {
      for (const puff of upper) addCircle(path, puff.x, puff.y, Math.max(0.8, puff.r * 0.06));
    });
  surface.restore();
  if (!round && height > 60) dabLeaves(surface, { puffs, side, lit, body, shade, random, height });
  if (style.genre === "fantasy" && distance < 0.5)
    strokePath(surface, withAlpha(mix(shade, light.shadow, 0.6), 0.35), 1, (path) => {
      for (const puff of puffs) {
        const from = Math.atan2(puff.y - middle.y, puff.x - middle.x) - 0.9;
        path.moveTo(puff.x + Math.cos(from) * puff.r, puff.y + Math.sin(from) * puff.r);
        path.arc(puff.x, puff.y, puff.r, from, from + 1.7);
      }
    });
}

type Dabs = {
  puffs: readonly { x: number; y: number; r: number }[];
  side: number;
  lit: string;
  body: string;
  shade: string;
  random: Random;
  height: number;
};

/** Single leaves at the edges of the masses, in three fills. */
function dabLeaves(
  surface: Surface,
  { puffs, side, lit, body, shade, random, height }: Dabs,
): void {
  const size = Math.min(5.5, 1.4 + height * 0.011);
  const each = Math.round(Math.min(16, 4 + height / 24));
  for (const [color, lean] of [
    [shade, -0.6],
    [body, 0.15],
    [lit, 0.75],
  ] as const) {
    fillPath(surface, color, (path) => {
      for (const puff of puffs)
        for (let leaf = 0; leaf < each; leaf += 1) {
          const towards = Math.atan2(-0.8, side) + Math.PI * (lean > 0 ? 0 : 1);
          const angle = towards + (random() - 0.5) * (lean > 0.5 ? 2.2 : 3.6);
          const away = puff.r * (lean > 0.5 ? 0.35 + random() * 0.6 : 0.82 + random() * 0.24);
          addEllipse(
            path,
            puff.x + Math.cos(angle) * away,
            puff.y + Math.sin(angle) * away,
            size * (0.7 + random() * 0.7),
            size * 0.5,
            random() * 3.1,
          );
        }
    });
  }
}
