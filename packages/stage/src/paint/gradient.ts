import type { Gradient, Surface } from "#surface.ts";
import { withAlpha } from "./mix.ts";

type Stop = readonly [offset: number, color: string];

export function linear(
  surface: Surface,
  from: { x: number; y: number },
  to: { x: number; y: number },
  stops: readonly Stop[],
): Gradient {
  const gradient = surface.createLinearGradient(from.x, from.y, to.x, to.y);
  for (const [offset, color] of stops) gradient.addColorStop(offset, color);
  return gradient;
}

/** A vertical gradient from top to bottom. */
export function falling(
  surface: Surface,
  top: number,
  bottom: number,
  stops: readonly Stop[],
): Gradient {
  return linear(surface, { x: 0, y: top }, { x: 0, y: bottom }, stops);
}

/** A radial glow: opacity falls quickly, then slowly. */
export function paintGlow(
  surface: Surface,
  { x, y, radius, squash = 1 }: { x: number; y: number; radius: number; squash?: number },
  color: string,
  alpha: number,
): void {
  surface.save();
  surface.translate(x, y);
  surface.scale(1, squash);
  const gradient = surface.createRadialGradient(0, 0, 0, 0, 0, radius);
  gradient.addColorStop(0, withAlpha(color, alpha));
  gradient.addColorStop(0.18, withAlpha(color, alpha * 0.66));
  gradient.addColorStop(0.4, withAlpha(color, alpha * 0.3));
  gradient.addColorStop(0.7, withAlpha(color, alpha * 0.09));
  gradient.addColorStop(1, withAlpha(color, 0));
  surface.fillStyle = gradient;
  surface.fillRect(-radius, -radius, radius * 2, radius * 2);
  surface.restore();
}
