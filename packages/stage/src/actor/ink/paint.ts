import { withAlpha } from "#paint/mix.ts";
import type { FigureContext, Path } from "./figure-context.ts";
import type { Shades } from "./shades.ts";

/** A shape's middle and extent, for shading. */
export type ShadingExtent = {
  x: number;
  y: number;
  r: number;
  /** "ball" shades as a sphere, "flat" not at all; the default is a linear gradient. */
  form?: "ball" | "flat";
  /**
   * The shape is not star-shaped around its middle: its rim light needs a clip, which costs more.
   */
  needsClip?: boolean;
};

/** Draws a large shape with outline, shading and rim light in the genre's style. */
export function paint(ink: FigureContext, tone: Shades, extent: ShadingExtent, path: Path): void {
  const { surface } = ink;
  switch (ink.style.shading) {
    case "soft":
      edge(ink, tone, path);
      surface.fillStyle = tone.rim;
      surface.fill();
      fillShifted(ink, -1.4 - extent.r * 0.02, path, {
        extent,
        fill: softFill(ink, tone, extent),
      });
      return;
    case "cel":
      edge(ink, tone, path);
      surface.fillStyle = tone.shade;
      surface.fill();
      fillShifted(ink, 1.5 + extent.r * 0.16, path, { extent, fill: tone.base });
      return;
    case "flat":
      edge(ink, tone, path);
      surface.fillStyle = tone.rim;
      surface.fill();
      fillShifted(ink, -1.6 - extent.r * 0.035, path, {
        extent,
        fill: flatFill(ink, tone, extent),
      });
      return;
    case "paper":
      castShadow(ink, path, 1.6 + extent.r * 0.05);
      beginPathWith(ink, path);
      surface.fillStyle = paperGradient(ink, tone, extent);
      surface.fill();
      paperEdge(ink, tone);
      return;
    case "glow":
      neon(ink, tone, path);
      surface.fillStyle = glowGradient(ink, tone, extent);
      surface.fill();
  }
}

/** Draws a small shape: outline, flat fill and, where the style has one, a shadow. */
export function tint(ink: FigureContext, tone: Shades, path: Path): void {
  const { surface } = ink;
  const { shading } = ink.style;
  if (shading === "paper") castShadow(ink, path, 1.6);
  if (shading === "glow") neon(ink, tone, path);
  else edge(ink, tone, path);
  surface.fillStyle = tone.base;
  surface.fill();
}

/** Fills a marking on another shape, without an outline. */
export function mark(ink: FigureContext, color: string, path: Path): void {
  beginPathWith(ink, path);
  ink.surface.fillStyle = color;
  ink.surface.fill();
}

/** Strokes an open line of a given width. */
export function line(ink: FigureContext, color: string, width: number, path: Path): void {
  const { surface } = ink;
  beginPathWith(ink, path);
  surface.strokeStyle = color;
  surface.lineWidth = width;
  surface.stroke();
}

function beginPathWith({ surface }: FigureContext, path: Path): void {
  surface.beginPath();
  path(surface);
}

function edge(ink: FigureContext, tone: Shades, path: Path): void {
  beginPathWith(ink, path);
  if (ink.outline <= 0) return;
  ink.surface.strokeStyle = tone.line;
  ink.surface.lineWidth = ink.outline * 2;
  ink.surface.stroke();
}

/**
 * Fills the current path again, moved `along` the light, so that a crescent of the layer below
 * remains on one side. A star-shaped path is shrunk by the same amount; any other is clipped.
 */
function fillShifted(
  ink: FigureContext,
  along: number,
  path: Path,
  { extent, fill }: { extent: ShadingExtent; fill: unknown },
): void {
  const { surface } = ink;
  surface.save();
  if (extent.needsClip) {
    surface.clip();
    surface.translate(ink.lx * along, ink.ly * along);
  } else {
    const half = along / 2;
    const shrink = 1 - Math.abs(half) / extent.r;
    surface.translate(extent.x + ink.lx * half, extent.y + ink.ly * half);
    surface.scale(shrink, shrink);
    surface.translate(-extent.x, -extent.y);
  }
  beginPathWith(ink, path);
  surface.fillStyle = fill;
  surface.fill();
  surface.restore();
}

function castShadow(ink: FigureContext, path: Path, distance: number): void {
  const { surface } = ink;
  surface.save();
  surface.translate(ink.right * distance * 0.7, distance);
  beginPathWith(ink, path);
  surface.fillStyle = withAlpha(ink.light.shadow, 0.3);
  surface.fill();
  surface.restore();
}

function paperEdge({ surface }: FigureContext, tone: Shades): void {
  surface.strokeStyle = withAlpha(tone.rim, 0.55);
  surface.lineWidth = 1.1;
  surface.stroke();
}

function neon(ink: FigureContext, tone: Shades, path: Path): void {
  const { surface } = ink;
  beginPathWith(ink, path);
  surface.strokeStyle = withAlpha(tone.glow, 0.28);
  surface.lineWidth = 9;
  surface.stroke();
  surface.strokeStyle = tone.rim;
  surface.lineWidth = 3.4;
  surface.stroke();
}

/** Flat color with a touch of shade on the side away from the light. */
function flatFill(ink: FigureContext, tone: Shades, { x, y, r, form }: ShadingExtent): unknown {
  if (form === "flat") return tone.base;
  const gradient = ink.surface.createLinearGradient(
    x + ink.lx * r,
    y + ink.ly * r,
    x - ink.lx * r,
    y - ink.ly * r,
  );
  gradient.addColorStop(0, tone.base);
  gradient.addColorStop(0.7, tone.base);
  gradient.addColorStop(1, tone.shade);
  return gradient;
}

function softFill(ink: FigureContext, tone: Shades, extent: ShadingExtent): unknown {
  if (extent.form === "flat") return tone.base;
  return extent.form === "ball"
    ? ballGradient(ink, tone, extent)
    : acrossGradient(ink, tone, extent);
}

function ballGradient(ink: FigureContext, tone: Shades, { x, y, r }: ShadingExtent): unknown {
  const gradient = ink.surface.createRadialGradient(
    x + ink.lx * r * 0.5,
    y + ink.ly * r * 0.5,
    r * 0.08,
    x + ink.lx * r * 0.2,
    y + ink.ly * r * 0.2,
    r * 1.35,
  );
  gradient.addColorStop(0, tone.light);
  gradient.addColorStop(0.5, tone.base);
  gradient.addColorStop(1, tone.shade);
  return gradient;
}

function acrossGradient(ink: FigureContext, tone: Shades, { x, y, r }: ShadingExtent): unknown {
  const gradient = ink.surface.createLinearGradient(
    x + ink.lx * r,
    y + ink.ly * r,
    x - ink.lx * r,
    y - ink.ly * r,
  );
  gradient.addColorStop(0, tone.light);
  gradient.addColorStop(1, tone.shade);
  return gradient;
}

function paperGradient(ink: FigureContext, tone: Shades, { x, y, r }: ShadingExtent): unknown {
  const gradient = ink.surface.createLinearGradient(
    x + ink.lx * r,
    y + ink.ly * r,
    x - ink.lx * r,
    y - ink.ly * r,
  );
  gradient.addColorStop(0, tone.light);
  gradient.addColorStop(1, tone.base);
  return gradient;
}

function glowGradient(ink: FigureContext, tone: Shades, { x, y, r }: ShadingExtent): unknown {
  const gradient = ink.surface.createLinearGradient(x, y - r, x, y + r);
  gradient.addColorStop(0, tone.light);
  gradient.addColorStop(1, tone.shade);
  return gradient;
}
