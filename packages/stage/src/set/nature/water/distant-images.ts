import type { Box } from "#paint/bake.ts";
import { withAlpha } from "#paint/mix.ts";
import { addEllipse, fillPath } from "#paint/path.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { LighthousePlan } from "#set/built/landmark/lighthouse.ts";
import { isLampTime, lampColor } from "#set/built/town/lit-window.ts";
import { besideDepth } from "#set/viewport.ts";
import type { Surface } from "#surface.ts";

export type Headland = {
  x: number;
  halfWidth: number;
  color: string;
  lighthouse: LighthousePlan | null;
};

/**
 * The image of a headland in the water before it: dashes that ripples move, and at lamp time a
 * path of light.
 * @param depths of the water and of the headland
 */
export function animateHeadlandImage(
  surface: Surface,
  kit: BackdropContext,
  { x, halfWidth, color, lighthouse }: Headland,
  {
    top,
    depths,
    seen,
    t,
  }: { top: number; depths: { water: number; land: number }; seen: Box; t: number },
): void {
  const place = besideDepth(seen, depths.water, depths.land);
  const middle = place.x(x);
  fillPath(surface, withAlpha(kit.tone(color, -0.3, 0.42), 0.42), (path) => {
    for (let dash = 0; dash < 7; dash += 1) {
      const half = halfWidth * place.scale * (1 - dash / 8);
      const swing = Math.sin(t * 0.8 + dash * 1.9) * 7;
      addEllipse(path, middle + swing, top + 2 + dash * 3.4, half, 1.9);
    }
  });
  if (!lighthouse) return;
  const tower = place.x(lighthouse.x);
  const wave = (dash: number) => Math.sin(t * 1.1 + dash * 2.3);
  fillPath(surface, withAlpha(kit.tone(kit.local.roof, 0.2, lighthouse.distance), 0.5), (path) => {
    for (let dash = 0; dash < 9; dash += 1)
      addEllipse(path, tower + wave(dash) * 2.4, top + 4 + dash * 5.2, 7 + wave(dash) * 1.5, 1.5);
  });
  if (!isLampTime(kit)) return;
  surface.globalCompositeOperation = "lighter";
  fillPath(surface, withAlpha(lampColor(kit), 0.5), (path) => {
    for (let dash = 0; dash < 11; dash += 1) {
      const half = (4 + dash * 1.7) * (0.8 + wave(dash * 1.7) * 0.3);
      addEllipse(path, tower + wave(dash) * (2 + dash * 0.5), top + 3 + dash * 8, half, 1.3);
    }
  });
  surface.globalCompositeOperation = "source-over";
}
