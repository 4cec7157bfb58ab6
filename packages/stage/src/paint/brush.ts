import type { Light, Style } from "./light.ts";
import { lighten, mixLight, saturate, spreadLightness } from "./mix.ts";

/** Shading context: the scene's light and the genre's style. */
export type Brush = { light: Light; style: Style };

/** The value plan of a set: lights and darks move apart from this lightness by this factor. */
const middleValue = 0.62;
const valueSpread = 1.76;
/** Share of the haze that a thing's distance asks for: full haze would turn all far things gray. */
const hazeShare = 0.78;
const groundChroma = 1.14;
/** The middle ground is the dark third of the plan: the cast stands in light before it. */
const middleGround = 0.15;

/**
 * A local color as it appears in this light.
 * @param lit -1 full shadow .. 0 turned away .. 1 facing the light
 * @param distance 0 at the stage .. 1 fully in the haze
 */
export function tone({ light, style }: Brush, own: string, lit = 0, distance = 0): string {
  const { darkness } = light;
  const ambient = mixLight(own, light.ambient, 0.08 + darkness * 0.34, 0.75);
  const dimmed = mixLight(ambient, light.shadow, darkness * 0.5, 0.7);
  const turned =
    lit >= 0
      ? mixLight(dimmed, light.key, lit * (0.36 - darkness * 0.08), 0.7)
      : mixLight(dimmed, light.shadow, -lit * 0.68, 0.7);
  const rich = saturate(turned, style.saturation * groundChroma);
  const hazy = mixLight(rich, light.far, distance * hazeShare, 0.85);
  const planned = lighten(hazy, -middleGround * groundShare(distance) * (1 - darkness * 0.6));
  return spreadLightness(planned, middleValue - 0.12 * darkness, valueSpread);
}

/** How much a distance belongs to the middle ground, behind the cast: 0 to 1. */
function groundShare(distance: number): number {
  if (distance <= 0.02 || distance >= 0.9) return 0;
  return distance < 0.3 ? Math.min(1, distance / 0.12) : (0.9 - distance) / 0.6;
}

/** Unit vector from a point towards the key light. */
export function towardsKey({ light }: Brush, x: number, y: number): { x: number; y: number } {
  const dx = light.keyAt.x - x;
  const dy = light.keyAt.y - y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}
