import { line, paint, mark } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import { onHead } from "#actor/figure/head-space.ts";
import type { Figure } from "#actor/figure/figure.ts";

export function drawHeadphones({ ink, head, tones }: Figure): void {
  const { w, h, yaw } = head;
  const near = onHead(head, -1.5, 0.1, 1.02);
  const band = (width: number, color: string) =>
    line(ink, color, width, (s) => {
      s.moveTo(near.x, near.y);
      s.bezierCurveTo(-w * 1.02, -h * 1.36, w * (0.9 + yaw * 0.2), -h * 1.42, w * 1.02, -h * 0.14);
    });
  band(9 + ink.outline * 2, tones.accent.line);
  band(9, tones.accent.base);
  paint(ink, tones.accent, { x: near.x, y: near.y, r: w * 0.3 }, (s) =>
    ellipse(s, { x: near.x, y: near.y + h * 0.04, w: w * 0.24, h: h * 0.34 }),
  );
  mark(ink, tones.accent.light, (s) =>
    ellipse(s, { x: near.x, y: near.y + h * 0.04, w: w * 0.11, h: h * 0.17 }),
  );
}
