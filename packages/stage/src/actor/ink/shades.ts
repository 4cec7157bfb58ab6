import type { Light, Style } from "#paint/light.ts";
import { lighten, lightnessOf, mix, mixLight, saturate } from "#paint/mix.ts";

/** One material's colors under one light in one style. */
export type Shades = {
  base: string;
  /** Facing the key light. */
  light: string;
  /** Facing away from it. */
  shade: string;
  /** In folds, and inside ears. */
  deep: string;
  /** Limbs on the side away from the camera, and their shade. */
  far: string;
  farShade: string;
  /** The outline. */
  line: string;
  /** The rim light on the key's side. */
  rim: string;
  /** The neon edge of the "glow" style. */
  glow: string;
};

const remembered = new WeakMap<Light, WeakMap<Style, Map<string, Shades>>>();

/** Colors of a material. Memoized by the three arguments. */
export function shadesOf(color: string, light: Light, style: Style): Shades {
  let byStyle = remembered.get(light);
  if (!byStyle) remembered.set(light, (byStyle = new WeakMap()));
  let tones = byStyle.get(style);
  if (!tones) byStyle.set(style, (tones = new Map()));
  let tone = tones.get(color);
  if (!tone) tones.set(color, (tone = mixTone(color, light, style)));
  return tone;
}

function mixTone(color: string, light: Light, style: Style): Shades {
  const vivid = adjustColor(color, 1, style.saturation);
  if (style.shading === "glow") return mixGlowTone(vivid, light);
  const base = expose(mixLight(vivid, light.ambient, 0.05 + 0.16 * light.darkness, 0.55), light);
  const deep = mixLight(adjustColor(base, 0.72, 1.1), light.shadow, 0.38, 0.8);
  const bright = lightnessOf(base);
  const shade = mixLight(
    mixLight(adjustColor(base, 0.88, 1.16), light.ambient, 0.1, 0.6),
    light.shadow,
    style.shading === "cel" ? 0.27 : 0.22,
    0.6,
  );
  const dimmed = dimmedShare(bright);
  return {
    base,
    light: mixLight(adjustColor(base, 1.08, 1.04), light.key, 0.16 + 0.2 * (1 - bright), 0.8),
    shade,
    deep,
    far: mix(base, shade, dimmed),
    farShade: mix(shade, deep, dimmed),
    line: mix(adjustColor(base, 0.46, 1.15), light.shadow, 0.2 + 0.8 * style.outlineDarkness),
    rim: mix(adjustColor(base, 1.12, 0.9), light.rim, 0.45 + 0.3 * light.darkness),
    glow: base,
  };
}

/**
 * Share of the step from base to shade that far limbs take. On pale materials the whole step would
 * look like another color.
 */
function dimmedShare(lightness: number): number {
  return 1 - 0.6 * Math.min(1, Math.max(0, (lightness - 0.58) / 0.3));
}

function mixGlowTone(color: string, light: Light): Shades {
  const dim = mixLight(adjustColor(color, 0.82, 1.1), light.ambient, 0.12, 0.15);
  const dark = expose(mixLight(dim, light.shadow, 0.16, 0.15), light);
  const lifted =
    lightnessOf(color) < 0.6
      ? adjustColor(color, 0.6 / Math.max(0.2, lightnessOf(color)), 1.2)
      : color;
  return {
    base: dark,
    light: mix(dark, lifted, 0.4),
    shade: mixLight(dark, light.shadow, 0.5, 0.6),
    deep: mixLight(dark, light.shadow, 0.7, 0.8),
    far: mixLight(dark, light.shadow, 0.5, 0.6),
    farShade: mixLight(dark, light.shadow, 0.7, 0.8),
    line: lifted,
    rim: mix(lifted, "#ffffff", 0.35),
    glow: adjustColor(lifted, 1.05, 1.25),
  };
}

function expose(color: string, { exposure = 0 }: Light): string {
  return exposure === 0 ? color : lighten(color, exposure);
}

/** Multiplies lightness and chroma. */
function adjustColor(color: string, lightness: number, chroma: number): string {
  return lighten(saturate(color, chroma), lightnessOf(color) * (lightness - 1));
}
