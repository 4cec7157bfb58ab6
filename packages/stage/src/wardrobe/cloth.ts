import { figureShades } from "#actor/ink/figure-context.ts";
import { mark, paint } from "#actor/ink/paint.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { bellyShift, layTorso } from "#actor/part/torso.ts";
import type { Surface } from "#surface.ts";

/** Measures of a garment's front: `x` is its middle, which moves as the figure turns. */
export type Front = { x: number; t: number; w: number; hip: number };

export function frontOf(figure: Figure): Front {
  const { torso, belly, hip } = figure.build;
  return { x: bellyShift(figure), t: torso, w: belly, hip };
}

/** Covers the body from neck to hips in one color, and draws `details` within its outline. */
export function drawCloth(
  figure: Figure,
  color: string,
  details?: (surface: Surface, front: Front) => void,
): void {
  const { ink } = figure;
  const { surface } = ink;
  const front = frontOf(figure);
  const reach = { x: 0, y: -front.t * 0.4, r: front.w };
  // Wider than the body, so that no edge of it shows.
  const path = (s: Surface) => {
    s.save();
    s.scale(1.04, 1.01);
    layTorso(s, figure);
    s.restore();
  };
  paint(ink, figureShades(ink, color), reach, path);
  if (!details) return;
  surface.save();
  surface.beginPath();
  path(surface);
  surface.clip();
  details(surface, front);
  surface.restore();
}

/** Fills a marking in a garment's color under the figure's light. */
export function patch(figure: Figure, color: string, path: (surface: Surface) => void): void {
  mark(figure.ink, figureShades(figure.ink, color).base, path);
}

/** A rectangle across the whole body, from one height to another in shares of the torso. */
export function band(surface: Surface, { t, w, hip }: Front, from: number, to: number): void {
  const half = Math.max(w, hip) * 1.4;
  surface.moveTo(-half, -t * from);
  surface.lineTo(half, -t * from);
  surface.lineTo(half, -t * to);
  surface.lineTo(-half, -t * to);
  surface.closePath();
}

/** A skirt below the hips: from the waist, `long` torsos down, `flare` hips wide. */
export function drawSkirt(
  figure: Figure,
  color: string,
  { long, flare }: { long: number; flare: number },
  details?: (surface: Surface) => void,
): void {
  const { ink, swing } = figure;
  const { t, w, hip } = frontOf(figure);
  const wide = Math.max(w, hip) * flare;
  const low = t * long;
  const blow = -swing.x * 10;
  const path = (s: Surface) => {
    s.moveTo(-w * 0.96, -t * 0.3);
    s.quadraticCurveTo(-wide * 0.9, 0, -wide + blow, low);
    s.quadraticCurveTo(blow, low + 9, wide + blow, low);
    s.quadraticCurveTo(wide * 0.9, 0, w * 0.96, -t * 0.3);
    s.closePath();
  };
  paint(ink, figureShades(ink, color), { x: 0, y: 0, r: wide }, path);
  if (!details) return;
  ink.surface.save();
  ink.surface.beginPath();
  path(ink.surface);
  ink.surface.clip();
  details(ink.surface);
  ink.surface.restore();
}

/** A collar around the neck, below the chin. */
export function drawCollar(figure: Figure, color: string, size = 1): void {
  const { ink, build } = figure;
  const y = collarY(figure);
  const w = Math.max(build.shoulder * 0.95, 17) * size;
  paint(ink, figureShades(ink, color), { x: 0, y, r: w }, (s) => {
    s.moveTo(-w, y - w * 0.1);
    s.quadraticCurveTo(0, y - w * 0.5, w, y - w * 0.1);
    s.quadraticCurveTo(w * 0.9, y + w * 0.36, 0, y + w * 0.4);
    s.quadraticCurveTo(-w * 0.9, y + w * 0.36, -w, y - w * 0.1);
    s.closePath();
  });
}

/** The height of the neck's front, below the chin however low the head sits. */
export function collarY({ build }: Figure): number {
  return -build.torso + Math.max(0, build.head.h - build.head.up) + build.shoulder * 0.12;
}
