import { withAlpha } from "#paint/mix.ts";
import { line, mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";

/** A glass dome on a collar. */
export function drawHelmet({ ink, head, tones }: Figure): void {
  const r = Math.max(head.w, head.h) * 1.3;
  const y = -head.h * 0.12;
  const glass = (s: Parameters<typeof ellipse>[0]) => ellipse(s, { x: 0, y, w: r, h: r });
  mark(ink, withAlpha("#bfe4ff", 0.17), glass);
  line(ink, withAlpha("#eaf7ff", 0.75), 3, glass);
  line(ink, withAlpha("#ffffff", 0.8), 5, (s) => {
    const from = Math.atan2(ink.ly, ink.lx) - 0.55;
    s.arc(0, y, r * 0.86, from, from + 0.85);
  });
  paint(ink, tones.outfit, { x: 0, y: y + r * 0.9, r }, (s) => {
    s.moveTo(-r * 0.66, y + r * 0.78);
    s.quadraticCurveTo(0, y + r * 1.06, r * 0.66, y + r * 0.78);
    s.lineTo(r * 0.6, y + r * 0.98);
    s.quadraticCurveTo(0, y + r * 1.22, -r * 0.6, y + r * 0.98);
    s.closePath();
  });
}
