import type { Light } from "#paint/light.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { fillPath, strokePath } from "#paint/path.ts";
import type { Surface } from "#surface.ts";

/** A character in the water: position, width, and speed (stage units per second, signed). */
export type Swimmer = { x: number; y: number; halfWidth: number; speed: number; weight: number };

/** Ripples around a body in the water, and the wake behind it. */
export function drawWake(surface: Surface, swimmer: Swimmer, light: Light, t: number): void {
  const { x, y, halfWidth, speed, weight } = swimmer;
  if (weight <= 0.02) return;
  const foam = mix(light.key, "#ffffff", 0.6);
  const pace = Math.min(1, Math.abs(speed) / 120);
  const behind = speed < 0 ? 1 : -1;
  surface.lineCap = "round";
  for (let ring = 0; ring < 3; ring += 1) {
    const age = (t * 0.55 + ring / 3) % 1;
    const reach = halfWidth * (0.9 + age * 1.1);
    const alpha = 0.55 * (1 - age) * weight;
    strokePath(surface, withAlpha(foam, alpha), 2.4 - age * 1.4, (path) =>
      path.ellipse(x + behind * pace * age * 60, y + 3, reach, reach * 0.17, 0, 0, Math.PI * 2),
    );
  }
  fillPath(surface, withAlpha(foam, 0.42 * weight), (path) =>
    path.ellipse(x, y + 2, halfWidth * 0.92, 4.2 + Math.sin(t * 3) * 0.8, 0, 0, Math.PI * 2),
  );
  if (pace < 0.1) return;
  strokePath(surface, withAlpha(foam, 0.5 * pace * weight), 2, (path) => {
    for (const way of [-1, 1]) {
      path.moveTo(x, y + way * 3);
      path.quadraticCurveTo(
        x + behind * halfWidth * 1.4,
        y + 4 + way * 7,
        x + behind * halfWidth * 3.2,
        y + 6 + way * 15,
      );
    }
  });
}
