import { clamp } from "@goldmane/std/clamp";
import type { Light } from "#paint/light.ts";
import { mix } from "#paint/mix.ts";
import { hexToRgb } from "#paint/oklab.ts";

/** How a face is set apart from the ground behind it. */
export type Separation = {
  /** Added to the lightness of the whole figure. */
  exposure: number;
  pool: Pool | null;
};

/** A pool of light or shade behind a head. */
export type Pool = { color: string; alpha: number };

/**
 * Difference in luma between face and ground to aim for: more for a dark face, since the shade at the
 * picture's edges darkens its ground too. The film lint asks for half of it.
 */
const aims = { light: 0.235, dark: 0.265 };
/** The share of it that the figure itself gives, in luma, and the opacity of a pool at most. */
const mostExposure = { usual: 0.09, againstKey: 0.13 };
const mostAlpha = 0.7;

/**
 * Sets a face apart from its ground: first by the light on the figure, then by what is behind it.
 * @param faceIn luma of the face by the exposure of its figure
 * @param ground luma of the set around it
 * @param againstKey whether sun, moon or lamp stands behind the head, and must stay bright
 */
export function separate(
  faceIn: (exposure: number) => number,
  ground: number,
  { light, againstKey }: { light: Light; againstKey: boolean },
): Separation {
  const face = faceIn(0);
  if (Math.abs(face - ground) >= aims.light) return { exposure: 0, pool: null };
  const isBright = ground > 0.5;
  // A face that is about as light as its ground goes where there is more room.
  const balance = face - ground + (face - (isBright ? 0.5 : 0.36)) * 0.5;
  const side = balance >= (againstKey ? 0.08 : 0) ? 1 : -1;
  const aim = side > 0 ? aims.light : aims.dark;
  const most = againstKey ? mostExposure.againstKey : mostExposure.usual;
  const needed = aim - side * (face - ground);
  const exposure = side * Math.min(most, Math.ceil(needed * 60) / 100);
  const rest = aim - side * (faceIn(exposure) - ground);
  const color = side > 0 ? shadeOf(light, isBright) : mix(light.key, light.sky[3], 0.3);
  const share = rest / Math.max(0.05, side * (ground - lumaOf(color)));
  const alpha = clamp(Math.round(share * 25) / 25, 0, mostAlpha);
  const isNeeded = alpha > 0.04 && !(againstKey && side > 0);
  return { exposure, pool: isNeeded ? { color, alpha } : null };
}

/** Shade behind a light face: a deeper sky where the ground is bright, and else the scene's shadow. */
function shadeOf(light: Light, isBright: boolean): string {
  return isBright ? mix(light.sky[0], light.shadow, 0.35) : mix(light.shadow, light.near, 0.3);
}

export function lumaOf(color: string): number {
  const [red, green, blue] = hexToRgb(color);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
