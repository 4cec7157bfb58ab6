import type { Light, Style } from "./light.ts";
import { mix, saturate } from "./mix.ts";

/** Shading context: the scene's light and the genre's style. */
export type Brush = { light: Light; style: Style };

/**
 * A local color as it appears in this light.
 * @param lit -1 full shadow .. 0 turned away .. 1 facing the light
 * @param distance 0 at the stage .. 1 fully in the haze
 */
export function tone({ light, style }: Brush, own: string, lit = 0, distance = 0): string {
  const { darkness } = light;
  const dimmed = mix(mix(own, light.ambient, 0.1 + darkness * 0.4), light.shadow, darkness * 0.42);
  const turned =
    lit >= 0
      ? mix(dimmed, light.key, lit * (0.36 - darkness * 0.08))
      : mix(dimmed, light.shadow, -lit * 0.62);
  return mix(saturate(turned, style.saturation), light.far, distance);
}

/** Unit vector from a point towards the key light. */
export function towardsKey({ light }: Brush, x: number, y: number): { x: number; y: number } {
  const dx = light.keyAt.x - x;
  const dy = light.keyAt.y - y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}
