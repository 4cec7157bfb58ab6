import { withAlpha } from "#paint/mix.ts";
import type { Ink, Path } from "./ink.ts";
import type { Tone } from "./tone.ts";

/** A shape's middle and extent, for shading. */
export type Reach = {
  x: number;
  y: number;
  r: number;
  /** "ball" shades as a sphere, "flat" not at all; the default is a linear gradient. */
  form?: "ball" | "flat";
  /**
   * The shape is not star-shaped around its middle: its rim light needs a clip, which costs more.
   */
  bent?: boolean;
};

/** Draws a large shape with outline, shading and rim light in the genre's style. */
export function paint(ink: Ink, tone: Tone, reach: Reach, path: Path): void {
  const { surface } = ink;
  switch (ink.style.shading) {
    case "soft":
      edge(ink, tone, path);
      surface.fillStyle = tone.rim;
      surface.fill();
      inside(ink, -1.4 - reach.r * 0.02, path, {
        reach,
        fill: softFill(ink, tone, reach),
      });
      return;
    case "cel":
      edge(ink, tone, path);
      surface.fillStyle = tone.shade;
      surface.fill();
      inside(ink, 1.5 + reach.r * 0.16, path, { reach, fill: tone.base });
      return;
    case "flat":
      edge(ink, tone, path);
      surface.fillStyle = tone.base;
      surface.fill();
      return;
    case "paper":
      castShadow(ink, path, 1.6 + reach.r * 0.05);
      lay(ink, path);
      surface.fillStyle = paperGradient(ink, tone, reach);
      surface.fill();
      deckle(ink, tone);
      return;
    case "glow":
      neon(ink, tone, path);
      surface.fillStyle = glowGradient(ink, tone, reach);
      surface.fill();
  }
}

/** Draws a small shape: outline, flat fill and, where the style has one, a shadow. */
export function tint(ink: Ink, tone: Tone, path: Path): void {
  const { surface } = ink;
  const { shading } = ink.style;
  if (shading === "paper") castShadow(ink, path, 1.6);
  if (shading === "glow") neon(ink, tone, path);
  else edge(ink, tone, path);
  surface.fillStyle = tone.base;
  surface.fill();
}

/** Fills a marking on another shape, without an outline. */
export function mark(ink: Ink, color: string, path: Path): void {
  lay(ink, path);
  ink.surface.fillStyle = color;
  ink.surface.fill();
}

/** Strokes an open line of a given width. */
export function line(ink: Ink, color: string, width: number, path: Path): void {
  const { surface } = ink;
  lay(ink, path);
  surface.strokeStyle = color;
  surface.lineWidth = width;
  surface.stroke();
}

function lay({ surface }: Ink, path: Path): void {
  surface.beginPath();
  path(surface);
}

function edge(ink: Ink, tone: Tone, path: Path): void {
  lay(ink, path);
  if (ink.outline <= 0) return;
  ink.surface.strokeStyle = tone.line;
  ink.surface.lineWidth = ink.outline * 2;
  ink.surface.stroke();
}

/**
 * Fills the current path again, moved `along` the light, so that a crescent of the layer below
 * remains on one side. A star-shaped path is shrunk by the same amount; a bent one is clipped.
 */
function inside(
  ink: Ink,
  along: number,
  path: Path,
  { reach, fill }: { reach: Reach; fill: unknown },
): void {
  const { surface } = ink;
  surface.save();
  if (reach.bent) {
    surface.clip();
    surface.translate(ink.lx * along, ink.ly * along);
  } else {
    const half = along / 2;
    const shrink = 1 - Math.abs(half) / reach.r;
    surface.translate(reach.x + ink.lx * half, reach.y + ink.ly * half);
    surface.scale(shrink, shrink);
    surface.translate(-reach.x, -reach.y);
  }
  lay(ink, path);
  surface.fillStyle = fill;
  surface.fill();
  surface.restore();
}

function castShadow(ink: Ink, path: Path, distance: number): void {
  const { surface } = ink;
  surface.save();
  surface.translate(ink.right * distance * 0.7, distance);
  lay(ink, path);
  surface.fillStyle = withAlpha(ink.light.shadow, 0.3);
  surface.fill();
  surface.restore();
}

function deckle({ surface }: Ink, tone: Tone): void {
  surface.strokeStyle = withAlpha(tone.rim, 0.55);
  surface.lineWidth = 1.1;
  surface.stroke();
}

function neon(ink: Ink, tone: Tone, path: Path): void {
  const { surface } = ink;
  lay(ink, path);
  surface.strokeStyle = withAlpha(tone.glow, 0.28);
  surface.lineWidth = 9;
  surface.stroke();
  surface.strokeStyle = tone.rim;
  surface.lineWidth = 3.4;
  surface.stroke();
}

function softFill(ink: Ink, tone: Tone, reach: Reach): unknown {
  if (reach.form === "flat") return tone.base;
  return reach.form === "ball" ? ballGradient(ink, tone, reach) : acrossGradient(ink, tone, reach);
}

function ballGradient(ink: Ink, tone: Tone, { x, y, r }: Reach): unknown {
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

function acrossGradient(ink: Ink, tone: Tone, { x, y, r }: Reach): unknown {
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

function paperGradient(ink: Ink, tone: Tone, { x, y, r }: Reach): unknown {
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

function glowGradient(ink: Ink, tone: Tone, { x, y, r }: Reach): unknown {
  const gradient = ink.surface.createLinearGradient(x, y - r, x, y + r);
  gradient.addColorStop(0, tone.light);
  gradient.addColorStop(1, tone.shade);
  return gradient;
}
