import { falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type Fall = { x: number; top: number; bottom: number; width: number; distance: number };

export function paintWaterfall(
  surface: Surface,
  kit: BackdropContext,
  { x, top, bottom, width, distance }: Fall,
): void {
  const white = mix(kit.tone("#eaf6ff", 0.5, distance), kit.light.sky[2], 0.15);
  fillPath(
    surface,
    falling(surface, top, bottom, [
      [0, withAlpha(white, 0.95)],
      [0.8, withAlpha(white, 0.8)],
      [1, withAlpha(white, 0.2)],
    ]),
    (path) => {
      path.moveTo(x - width * 0.4, top);
      path.quadraticCurveTo(x - width * 0.3, top + (bottom - top) * 0.4, x - width * 0.6, bottom);
      path.lineTo(x + width * 0.6, bottom);
      path.quadraticCurveTo(x + width * 0.5, top + (bottom - top) * 0.4, x + width * 0.4, top);
      path.closePath();
    },
  );
}

/** Falling strands of water, and the spray at their foot. */
export function animateWaterfall(
  surface: Surface,
  kit: BackdropContext,
  { x, top, bottom, width, distance }: Fall,
  t: number,
): void {
  const height = bottom - top;
  const thread = withAlpha(mix(kit.light.sky[1], kit.light.shadow, 0.2), 0.35 * (1 - distance));
  strokePath(surface, thread, Math.max(0.8, width * 0.07), (path) => {
    for (let index = 0; index < 7; index += 1) {
      const along = (t * (0.5 + (index % 3) * 0.12) + index * 0.37) % 1;
      const across = (((index * 0.618) % 1) - 0.5) * width * (0.7 + along * 0.35);
      const from = top + along * height * 0.86;
      path.moveTo(x + across, from);
      path.lineTo(x + across * 1.05, from + height * 0.13);
    }
  });
  const glow = kit.glow(mix(kit.light.sky[3], "#ffffff", 0.5));
  for (let puff = 0; puff < 4; puff += 1) {
    const age = (t * 0.3 + puff / 4) % 1;
    surface.globalAlpha = 0.32 * (1 - age) * Math.min(1, age * 5);
    const side = (puff % 2) * 2 - 1;
    drawGlow(surface, glow, {
      x: x + side * age * width * 0.9,
      y: bottom - age * width * 0.5,
      radius: width * (0.6 + age * 0.9),
    });
  }
  surface.globalAlpha = 1;
}
