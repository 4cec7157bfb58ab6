import { withAlpha } from "#paint/mix.ts";
import type { Surface } from "#surface.ts";
import type { Pool } from "./separation.ts";

/** Draws a soft pool behind a head: full behind the face, and gone at three times its size. */
export function drawPool(
  surface: Surface,
  { color, alpha }: Pool,
  { x, y, halfWidth, halfHeight }: { x: number; y: number; halfWidth: number; halfHeight: number },
): void {
  const radius = Math.max(halfWidth, halfHeight) * 4;
  surface.save();
  surface.translate(x, y + halfHeight * 0.3);
  const gradient = surface.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, withAlpha(color, alpha));
  gradient.addColorStop(0.3, withAlpha(color, alpha * 0.96));
  gradient.addColorStop(0.45, withAlpha(color, alpha * 0.72));
  gradient.addColorStop(0.62, withAlpha(color, alpha * 0.36));
  gradient.addColorStop(0.8, withAlpha(color, alpha * 0.1));
  gradient.addColorStop(1, withAlpha(color, 0));
  surface.fillStyle = gradient;
  surface.fillRect(-radius, -radius, radius * 2, radius * 2);
  surface.restore();
}
