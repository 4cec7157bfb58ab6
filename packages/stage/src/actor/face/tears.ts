import { withAlpha } from "#paint/mix.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { EyeFrame } from "./eye-frame.ts";

/** Water that gathers along the lower lid and runs down the cheek, drop by drop. */
export function drawTears(figure: Figure, { x, y, rx, ry, side }: EyeFrame): void {
  const { pose, ink } = figure;
  const amount = pose.face.tears;
  if (amount < 0.05) return;
  const { surface } = ink;
  surface.beginPath();
  surface.ellipse(x, y + ry * 0.82, rx * 0.72, ry * 0.2 * amount + 0.6, 0, 0, Math.PI * 2);
  surface.fillStyle = withAlpha("#bfe6ff", 0.85);
  surface.fill();
  for (const offset of [0, 0.5]) {
    const run = (pose.time * 0.62 + offset + (side > 0 ? 0.27 : 0)) % 1;
    const size = rx * 0.3 * amount * (0.6 + run * 0.6);
    const fall = run * run;
    drop(
      figure,
      x + side * rx * (0.35 + fall * 0.3),
      y + ry * (0.9 + fall * 1.9),
      size,
      1 - run ** 4,
    );
  }
}

function drop(
  { ink: { surface } }: Figure,
  x: number,
  y: number,
  r: number,
  opacity: number,
): void {
  surface.beginPath();
  surface.moveTo(x, y - r * 2);
  surface.bezierCurveTo(x + r * 0.5, y - r * 0.8, x + r, y - r * 0.3, x + r, y + r * 0.2);
  surface.bezierCurveTo(x + r, y + r * 1.1, x - r, y + r * 1.1, x - r, y + r * 0.2);
  surface.bezierCurveTo(x - r, y - r * 0.3, x - r * 0.5, y - r * 0.8, x, y - r * 2);
  surface.fillStyle = withAlpha("#8fd2ff", 0.9 * opacity);
  surface.fill();
  surface.beginPath();
  surface.ellipse(x - r * 0.3, y, r * 0.24, r * 0.4, 0, 0, Math.PI * 2);
  surface.fillStyle = withAlpha("#ffffff", 0.85 * opacity);
  surface.fill();
}
