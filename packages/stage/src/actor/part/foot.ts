import { line, mark, tint } from "#actor/ink/paint.ts";
import { blob, ellipse, leaf } from "#actor/ink/shapes.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { Point } from "./limb.ts";

const paw = [
  -0.42, -0.15, -0.4, -0.72, 0, -1, 0.38, -0.86, 0.68, -0.55, 0.72, -0.12, 0.3, 0, -0.2, 0,
];
const shoe = [
  -0.44, -0.1, -0.42, -0.75, -0.05, -1.1, 0.28, -0.85, 0.66, -0.62, 0.76, -0.14, 0.3, 0, -0.25, 0,
];

/**
 * Draws a foot whose sole's middle is `at`, with the heel raised by `tip` radians about the toes.
 */
export function drawFoot(figure: Figure, tone: Shades, at: Point, tip: number): void {
  const { ink } = figure;
  const { kind, length, height } = figure.build.foot;
  const { surface } = ink;
  const frame = { x: 0, y: 0, w: length, h: height };
  surface.save();
  surface.translate(at.x + length * 0.4, at.y);
  surface.rotate(tip);
  surface.translate(-length * 0.4, 0);
  switch (kind) {
    case "paw":
      tint(ink, tone, (s) => blob(s, paw, frame));
      line(ink, tone.line, Math.max(1.2, ink.outline * 0.55), (s) => {
        for (const x of [0.3, 0.5]) {
          s.moveTo(length * x, -height * 0.52);
          s.quadraticCurveTo(
            length * (x + 0.07),
            -height * 0.32,
            length * (x + 0.06),
            -height * 0.12,
          );
        }
      });
      break;
    case "shoe":
      tint(ink, tone, (s) => blob(s, shoe, frame));
      mark(ink, tone.rim, (s) => {
        s.moveTo(-length * 0.4, -height * 0.2);
        s.quadraticCurveTo(length * 0.2, -height * 0.1, length * 0.72, -height * 0.24);
        s.quadraticCurveTo(length * 0.72, 0, length * 0.3, 0);
        s.lineTo(-length * 0.26, 0);
        s.quadraticCurveTo(-length * 0.42, 0, -length * 0.4, -height * 0.2);
      });
      break;
    case "boot":
      tint(ink, tone, (s) => {
        blob(s, shoe, frame);
        blob(s, [-0.3, -2, 0.28, -2, 0.3, -0.7, -0.36, -0.7], frame);
      });
      mark(ink, tone.light, (s) =>
        ellipse(s, { x: 0, y: -height * 1.9, w: length * 0.33, h: height * 0.24 }),
      );
      break;
    case "hoof":
      tint(ink, tone, (s) => blob(s, [-0.4, 0, -0.32, -0.7, 0, -1.1, 0.36, -0.75, 0.5, 0], frame));
      break;
    case "plate":
      tint(ink, tone, (s) => {
        s.moveTo(-length * 0.45, 0);
        s.lineTo(-length * 0.4, -height * 0.6);
        s.quadraticCurveTo(length * 0.05, -height * 1.5, length * 0.5, -height * 0.55);
        s.quadraticCurveTo(length * 0.72, -height * 0.3, length * 0.7, 0);
        s.closePath();
      });
      break;
    case "bird":
      tint(ink, tone, (s) => {
        for (const a of [-0.5, 0.05, 0.6]) {
          leaf(
            s,
            { x: -length * 0.1, y: -height * 0.5 },
            { x: length * (0.72 - Math.abs(a) * 0.3), y: a * height * 0.4 - height * 0.1 },
            height * 0.42,
          );
        }
        ellipse(s, { x: -length * 0.05, y: -height * 0.5, w: height * 0.55, h: height * 0.5 });
      });
      break;
  }
  surface.restore();
}
