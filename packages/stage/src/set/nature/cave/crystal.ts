import type { Random } from "@goldmane/std/seeded-random";
import { falling, paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addPolygon, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type CrystalPlan = {
  x: number;
  y: number;
  height: number;
  color: string;
  distance: number;
  random: Random;
};

/** A cluster of glowing crystals. */
export function paintCrystals(surface: Surface, kit: BackdropContext, plan: CrystalPlan): void {
  const { x, y, height, color, distance, random } = plan;
  const glow = mix(color, kit.light.far, distance * 0.5);
  paintGlow(surface, { x, y: y - height * 0.4, radius: height * 1.5 }, glow, 0.5);
  const count = 4 + Math.floor(random() * 3);
  for (let index = 0; index < count; index += 1) {
    const lean = ((index + 0.5) / count - 0.5) * 1.3 + (random() - 0.5) * 0.2;
    const tall = height * (1 - Math.abs(lean) * 0.75) * (0.7 + random() * 0.4);
    const half = tall * (0.12 + random() * 0.05);
    const foot = x + lean * height * 0.34;
    surface.save();
    surface.translate(foot, y);
    surface.rotate(lean * 0.8);
    const face = (from: number, to: number) => (path: Surface) =>
      addPolygon(path, [
        { x: from * half * 0.8, y: 4 },
        { x: from * half, y: -tall * 0.76 },
        { x: 0, y: -tall },
        { x: to * half, y: -tall * 0.76 },
        { x: to * half * 0.8, y: 4 },
      ]);
    fillPath(
      surface,
      falling(surface, -tall, 0, [
        [0, mix(glow, "#ffffff", 0.55)],
        [0.5, glow],
        [1, mix(glow, kit.light.shadow, 0.62)],
      ]),
      face(-1, 1),
    );
    fillPath(surface, withAlpha(mix(glow, kit.light.shadow, 0.5), 0.5), face(0.15, 1));
    fillPath(surface, withAlpha("#ffffff", 0.5), (path) =>
      addPolygon(path, [
        { x: -half * 0.55, y: -tall * 0.2 },
        { x: -half * 0.62, y: -tall * 0.74 },
        { x: -half * 0.25, y: -tall * 0.86 },
        { x: -half * 0.35, y: -tall * 0.2 },
      ]),
    );
    surface.restore();
  }
}
