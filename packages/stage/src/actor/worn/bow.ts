import { paint, tint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import { onHead } from "#actor/figure/head-space.ts";
import type { Figure } from "#actor/figure/figure.ts";

const loop = [0, 0, 0.5, -0.62, 1, -0.5, 1.05, 0.1, 0.9, 0.55, 0.45, 0.4];

export function drawBow({ ink, head, tones, swing }: Figure): void {
  const at = onHead(head, -0.62, 0.95, 1.02);
  const size = head.w * 0.42;
  const { surface } = ink;
  surface.save();
  surface.translate(at.x, at.y);
  surface.rotate(-0.3 + swing.x * 0.2);
  for (const side of [-1, 1]) {
    paint(ink, tones.accent, { x: side * size * 0.6, y: 0, r: size * 0.6 }, (s) =>
      blob(s, loop, { x: 0, y: 0, w: side * size, h: size * (1 + swing.y * 0.2) }),
    );
  }
  tint(ink, tones.accent, (s) => ellipse(s, { x: 0, y: 0, w: size * 0.24, h: size * 0.26 }));
  surface.restore();
}
