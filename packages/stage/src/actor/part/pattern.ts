import { randomAt } from "@goldmane/std/seeded-random";
import { mark } from "#actor/ink/paint.ts";
import { blob, ellipse, star, type Frame } from "#actor/ink/shapes.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { Figure } from "#actor/figure/figure.ts";

/** Draws the look's pattern over a part that is already clipped to its shape. */
export function drawPattern(figure: Figure, { deep, light, shade }: Shades, frame: Frame): void {
  const { ink, look, seed } = figure;
  const { x, y, w, h } = frame;
  const at = (n: number) => randomAt(seed, n + Math.round(w));
  switch (look.pattern) {
    case "spots":
      mark(ink, deep, (s) => {
        for (let n = 0; n < 11; n += 1) {
          const r = w * (0.07 + 0.09 * at(n * 3 + 2));
          const across = ((n % 4) / 3 - 0.5) * 2 + (at(n * 3) - 0.5) * 0.4;
          const down = (Math.floor(n / 4) - 1) * 0.66 + (at(n * 3 + 1) - 0.5) * 0.4;
          ellipse(s, { x: x + across * w * 0.92, y: y + down * h, w: r * 1.2, h: r }, at(n) * 3);
        }
      });
      return;
    case "stripes":
      mark(ink, deep, (s) => {
        for (let n = -2; n <= 2; n += 1) {
          const top = y + n * h * 0.42;
          for (const side of [-1, 1]) {
            s.moveTo(x + side * w * 1.15, top - h * 0.1);
            s.quadraticCurveTo(
              x + side * w * 0.7,
              top - h * 0.02,
              x + side * w * 0.38,
              top + h * 0.1,
            );
            s.quadraticCurveTo(
              x + side * w * 0.7,
              top + h * 0.14,
              x + side * w * 1.15,
              top + h * 0.12,
            );
            s.closePath();
          }
        }
      });
      return;
    case "patches":
      mark(ink, shade, (s) => {
        for (let n = 0; n < 3; n += 1) {
          const left = x + (at(n * 5) - 0.5) * w * 1.9;
          const top = y + (n / 2 - 0.5) * h * 1.5;
          const size = w * (0.42 + 0.2 * at(n * 5 + 1));
          blob(s, [-1, -0.3, -0.2, -0.9, 0.8, -0.6, 1, 0.3, 0.2, 0.9, -0.8, 0.6], {
            x: left,
            y: top,
            w: size,
            h: size * 0.85,
          });
        }
      });
      return;
    case "stars":
      mark(ink, light, (s) => {
        for (let n = 0; n < 9; n += 1) {
          const left = x + ((n % 3) - 1) * w * 0.62 + (at(n * 2) - 0.5) * w * 0.4;
          const top = y + (Math.floor(n / 3) - 1) * h * 0.6 + (at(n * 2 + 1) - 0.5) * h * 0.3;
          star(s, { x: left, y: top, w: w * (0.1 + 0.07 * at(n)), h: 0 });
        }
      });
      return;
    default:
  }
}
