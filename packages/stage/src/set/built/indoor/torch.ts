import { paintGlow } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath } from "#paint/path.ts";
import { drawGlow, type BackdropContext } from "#set/backdrop-context.ts";
import type { Surface } from "#surface.ts";

export type Fire = { x: number; y: number; size: number };

/** Color of fire; colder in genres that burn something else. */
export function fireColor(kit: BackdropContext): string {
  return kit.style.genre === "sci-fi" ? mix(kit.style.accent, "#ffffff", 0.15) : "#ffb254";
}

/** An iron fire basket on the wall and its light on the stones. */
export function paintTorch(surface: Surface, kit: BackdropContext, { x, y, size }: Fire): void {
  const strength = 0.26 + kit.light.darkness * 0.4;
  const warmth = 0.1 + kit.light.darkness * 0.3;
  paintGlow(surface, { x, y, radius: size * 17, squash: 1.1 }, fireColor(kit), warmth);
  paintGlow(surface, { x, y: y - size * 0.4, radius: size * 6.5 }, fireColor(kit), strength);
  fillPath(surface, kit.tone(kit.light.near, -0.3), (path) => {
    path.moveTo(x - size * 0.34, y - size * 0.1);
    path.lineTo(x + size * 0.34, y - size * 0.1);
    path.lineTo(x + size * 0.16, y + size * 0.5);
    path.lineTo(x + size * 0.08, y + size * 1.3);
    path.lineTo(x - size * 0.08, y + size * 1.3);
    path.lineTo(x - size * 0.16, y + size * 0.5);
    path.closePath();
  });
}

/** A flickering flame with sparks. */
export function animateFire(
  surface: Surface,
  kit: BackdropContext,
  { x, y, size }: Fire,
  t: number,
): void {
  const color = fireColor(kit);
  const flicker = 0.85 + 0.1 * Math.sin(t * 11 + x) + 0.05 * Math.sin(t * 23 + x * 2);
  surface.globalCompositeOperation = "lighter";
  surface.globalAlpha = 0.42 * flicker;
  drawGlow(surface, kit.glow(color), { x, y: y - size * 0.5, radius: size * 2.6 * flicker });
  surface.globalAlpha = 1;
  surface.globalCompositeOperation = "source-over";
  const tongues = [
    { wide: 0.42, tall: 1.5, paint: withAlpha(mix(color, "#ff6a2a", 0.4), 0.9) },
    { wide: 0.29, tall: 1.05, paint: color },
    { wide: 0.16, tall: 0.62, paint: mix(color, "#ffffff", 0.72) },
  ];
  for (const [index, { wide, tall, paint }] of tongues.entries()) {
    const lean = Math.sin(t * (5 + index) + x + index) * size * 0.16;
    const height = size * tall * (0.88 + 0.14 * Math.sin(t * (9 + index * 2) + x));
    fillPath(surface, paint, (path) => {
      path.moveTo(x - size * wide, y - size * 0.1);
      path.bezierCurveTo(
        x - size * wide * 1.3,
        y - height * 0.5,
        x + lean * 0.4 - size * 0.1,
        y - height * 0.6,
        x + lean,
        y - height,
      );
      path.bezierCurveTo(
        x + lean * 0.6 + size * 0.1,
        y - height * 0.55,
        x + size * wide * 1.3,
        y - height * 0.5,
        x + size * wide,
        y - size * 0.1,
      );
      path.closePath();
    });
  }
  fillPath(surface, mix(color, "#ffffff", 0.4), (path) => {
    for (let spark = 0; spark < 3; spark += 1) {
      const age = (t * 0.7 + spark / 3 + x * 0.01) % 1;
      const across = Math.sin(age * 7 + spark * 2 + x) * size * 0.3;
      const radius = size * 0.06 * (1 - age);
      path.moveTo(x + across + radius, y - size * (0.8 + age * 2));
      path.arc(x + across, y - size * (0.8 + age * 2), radius, 0, 6.3);
    }
  });
}
