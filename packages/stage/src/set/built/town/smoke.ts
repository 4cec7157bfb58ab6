import { mix } from "#paint/mix.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

/** Smoke that rises from a chimney and thins out. */
export function animateSmoke(
  surface: Surface,
  kit: BackdropContext,
  { x, y, size }: { x: number; y: number; size: number },
  t: number,
): void {
  const glow = kit.glow(mix(mix(kit.light.sky[3], "#ffffff", 0.4), kit.light.shadow, 0.16));
  const puffs = 6;
  for (let puff = 0; puff < puffs; puff += 1) {
    const age = (t * 0.16 + puff / puffs) % 1;
    const lean = Math.sin(t * 0.5 + puff) * size * 0.16 + age * age * size * 0.9;
    surface.globalAlpha = 0.4 * (1 - age) * Math.min(1, age * 6);
    drawGlow(surface, glow, {
      x: x + lean,
      y: y - age * size * 1.6,
      radius: size * (0.14 + age * 0.42),
    });
  }
  surface.globalAlpha = 1;
}
