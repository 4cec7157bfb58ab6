import { withAlpha } from "#paint/mix.ts";
import { line, mark } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import { muzzleScale } from "#actor/figure/build.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";

const button = [0, -0.8, 0.7, -0.76, 1, -0.2, 0.5, 0.5, 0, 0.86, -0.5, 0.5, -1, -0.2, -0.7, -0.76];

/** An animal's nose with its highlight and the groove below it. */
export function drawNose(figure: Figure, up: number, noseSize: number, color = "#35182a"): void {
  const { ink, head, build, look } = figure;
  const size = noseSize * muzzleScale(look).nose;
  const at = onHead(head, 0, up, build.mouth.out * 1.02);
  const wide = 0.4 + 0.6 * at.wide;
  mark(ink, color, (s) => blob(s, button, { x: at.x, y: at.y, w: size * wide, h: size * 0.74 }));
  mark(ink, withAlpha("#ffffff", 0.6), (s) =>
    ellipse(
      s,
      {
        x: at.x + Math.sign(ink.lx) * size * 0.3,
        y: at.y - size * 0.28,
        w: size * 0.26,
        h: size * 0.14,
      },
      -0.2,
    ),
  );
  const mouth = onHead(head, 0, build.mouth.up, build.mouth.out);
  line(ink, color, Math.max(1.6, size * 0.2), (s) => {
    s.moveTo(at.x, at.y + size * 0.5);
    s.lineTo((at.x + mouth.x) / 2, (at.y + size * 0.5 + mouth.y) / 2);
  });
}

/** The pale two-lobed muzzle around the mouth. */
export function drawMuzzle(figure: Figure, { w, h: height }: { w: number; h: number }): void {
  const { ink, head, build, tones, look } = figure;
  const { wide, tall } = muzzleScale(look);
  const h = height * tall;
  const at = onHead(head, 0, build.mouth.up + 0.12, build.mouth.out * 0.98);
  const half = w * wide * (0.45 + 0.55 * at.wide);
  mark(ink, tones.belly.base, (s) => {
    ellipse(s, { x: at.x - half * 0.46, y: at.y, w: half * 0.62, h });
    ellipse(s, { x: at.x + half * 0.46, y: at.y, w: half * 0.62, h });
    ellipse(s, { x: at.x, y: at.y + h * 0.5, w: half * 0.62, h: h * 0.8 });
  });
}
