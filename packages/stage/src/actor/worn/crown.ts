import { mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import { figureShades } from "#actor/ink/figure-context.ts";
import type { Figure } from "#actor/figure/figure.ts";

export function drawCrown({ ink, head, swing }: Figure): void {
  const { w, h, yaw } = head;
  const gold = figureShades(ink, "#f6c344");
  const { surface } = ink;
  surface.save();
  surface.translate(Math.sin(yaw) * w * 0.1, -h * 0.84 - Math.max(0, -swing.y) * 9);
  surface.rotate(0.08);
  paint(ink, gold, { x: 0, y: -h * 0.2, r: w * 0.5, needsClip: true }, (s) => {
    s.moveTo(-w * 0.46, h * 0.1);
    s.lineTo(-w * 0.58, -h * 0.42);
    s.lineTo(-w * 0.26, -h * 0.16);
    s.lineTo(0, -h * 0.58);
    s.lineTo(w * 0.26, -h * 0.16);
    s.lineTo(w * 0.58, -h * 0.42);
    s.lineTo(w * 0.46, h * 0.1);
    s.quadraticCurveTo(0, h * 0.24, -w * 0.46, h * 0.1);
    s.closePath();
  });
  mark(ink, "#ff5470", (s) => ellipse(s, { x: 0, y: 0, w: w * 0.09, h: h * 0.1 }));
  mark(ink, "#5ec8ff", (s) => {
    ellipse(s, { x: -w * 0.28, y: -h * 0.03, w: w * 0.06, h: h * 0.07 });
    ellipse(s, { x: w * 0.28, y: -h * 0.03, w: w * 0.06, h: h * 0.07 });
  });
  mark(ink, gold.rim, (s) => {
    for (const [x, y] of [
      [-0.58, -0.44],
      [0, -0.6],
      [0.58, -0.44],
    ] as const) {
      ellipse(s, { x: x * w, y: y * h, w: w * 0.075, h: w * 0.075 });
    }
  });
  surface.restore();
}
