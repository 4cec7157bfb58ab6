import { mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";

/** A soft hat with a brim, slightly tilted. */
export function drawHat({ ink, head, tones, swing }: Figure): void {
  const { w, h, yaw } = head;
  const { surface } = ink;
  surface.save();
  surface.translate(Math.sin(yaw) * w * 0.06, -h * 0.72 - Math.max(0, -swing.y) * 8);
  surface.rotate(-0.1);
  paint(ink, tones.outfit, { x: 0, y: -h * 0.3, r: w * 0.7 }, (s) => {
    s.moveTo(-w * 0.64, 0);
    s.bezierCurveTo(-w * 0.68, -h * 0.8, -w * 0.2, -h * 0.78, 0, -h * 0.66);
    s.bezierCurveTo(w * 0.24, -h * 0.8, w * 0.68, -h * 0.72, w * 0.62, 0);
    s.closePath();
  });
  mark(ink, tones.accent.base, (s) => {
    s.moveTo(-w * 0.65, -h * 0.06);
    s.quadraticCurveTo(0, h * 0.1, w * 0.63, -h * 0.06);
    s.lineTo(w * 0.64, -h * 0.24);
    s.quadraticCurveTo(0, -h * 0.08, -w * 0.66, -h * 0.24);
    s.closePath();
  });
  paint(ink, tones.outfit, { x: 0, y: 0, r: w }, (s) => {
    s.moveTo(-w * 1.04, h * 0.02);
    s.bezierCurveTo(-w * 0.5, -h * 0.16, w * 0.5, -h * 0.16, w * 1.04, h * 0.04);
    s.bezierCurveTo(w * 0.6, h * 0.3, -w * 0.6, h * 0.3, -w * 1.04, h * 0.02);
    s.closePath();
  });
  mark(ink, tones.outfit.shade, (s) => ellipse(s, { x: 0, y: h * 0.14, w: w * 0.55, h: h * 0.03 }));
  surface.restore();
}
