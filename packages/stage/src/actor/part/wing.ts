import { line, paint } from "#actor/ink/paint.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { Point } from "./limb.ts";

/** Current elevation of a wing in radians: folded and breathing, or beating. */
export function wingBeat({ pose, seed, swing }: Figure): number {
  const beat = Math.sin(pose.time * 13 + seed) * 0.75;
  const idle = Math.sin(pose.time * 1.7 + seed) * 0.05;
  return pose.wings * beat + (1 - pose.wings) * (idle - 0.1) - swing.y * 0.3;
}

/** A bat wing with three fingers; `size` 1 is at body depth, `side` -1 is the camera's side. */
export function drawBatWing(
  figure: Figure,
  tone: Shades,
  root: Point,
  size: number,
  side: 1 | -1,
): void {
  const { ink, pose } = figure;
  const { surface } = ink;
  const open = 0.62 + 0.38 * pose.wings;
  surface.save();
  surface.translate(root.x, root.y);
  surface.rotate(side * (-0.1 - wingBeat(figure) * 0.8) + (side < 0 ? 0.25 : -0.1));
  surface.scale(side * size * (0.7 + 0.3 * open), size);
  const long = 122 * open;
  paint(ink, tone, { x: long * 0.5, y: -20, r: long * 0.5, needsClip: true }, (s) => {
    s.moveTo(0, -6);
    s.quadraticCurveTo(long * 0.3, -52, long * 0.72, -58);
    s.quadraticCurveTo(long * 0.94, -40, long * 1.02, 8);
    s.quadraticCurveTo(long * 0.84, -10, long * 0.68, 26);
    s.quadraticCurveTo(long * 0.52, 2, long * 0.36, 34);
    s.quadraticCurveTo(long * 0.22, 8, 0, 22);
    s.closePath();
  });
  line(ink, tone.deep, 2.2, (s) => {
    s.moveTo(long * 0.7, -54);
    s.quadraticCurveTo(long * 0.64, -18, long * 0.68, 20);
    s.moveTo(long * 0.68, -54);
    s.quadraticCurveTo(long * 0.42, -20, long * 0.37, 27);
  });
  surface.restore();
}
