import { withAlpha } from "#paint/mix.ts";
import { line, mark } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import { eyeFrame } from "#actor/face/eye-frame.ts";
import type { Figure } from "#actor/figure/figure.ts";

export function drawGlasses(figure: Figure): void {
  const { ink, build, head } = figure;
  const near = eyeFrame(figure, -1);
  const far = eyeFrame(figure, 1);
  const grow = 1.28;
  const frames = [near, far].map(({ x, y, rx, ry }) => ({
    x,
    y: y + ry * 0.06,
    w: rx * grow + 2,
    h: Math.min(ry * grow, build.eye.rx * 1.5) + 2,
  }));
  mark(ink, withAlpha("#ffffff", 0.16), (s) => {
    for (const frame of frames) ellipse(s, frame);
  });
  line(
    ink,
    figure.colors.accent === figure.colors.body ? "#3a2a44" : figure.tones.accent.deep,
    3.4,
    (s) => {
      for (const frame of frames) ellipse(s, frame);
      s.moveTo(near.x + near.rx * grow + 2, near.y);
      s.quadraticCurveTo(
        (near.x + far.x) / 2,
        near.y - near.ry * 0.3,
        far.x - far.rx * grow - 2,
        far.y,
      );
      s.moveTo(near.x - near.rx * grow - 2, near.y - 1);
      s.lineTo(-head.w * 0.92, near.y - head.h * 0.1);
    },
  );
  line(ink, withAlpha("#ffffff", 0.7), 2, (s) => {
    for (const { x, y, w, h } of frames) {
      s.moveTo(x - w * 0.55, y - h * 0.45);
      s.quadraticCurveTo(x - w * 0.35, y - h * 0.75, x, y - h * 0.78);
    }
  });
}
