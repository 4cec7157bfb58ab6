import { mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawSkull, humanSkull } from "#actor/part/skull.ts";

/** Ears, then the shape of the face, in skin tone. */
export function drawHumanHead(figure: Figure): void {
  const { ink, head, skin, look } = figure;
  for (const side of [1, -1]) {
    const at = onHead(head, side * 1.42, -0.1, 0.98);
    if (side > 0 && at.x < head.w * 0.5) continue;
    paint(ink, skin, { x: at.x, y: at.y, r: 10 }, (s) =>
      ellipse(s, { x: at.x, y: at.y, w: head.w * 0.2, h: head.h * 0.25 }),
    );
    mark(ink, skin.deep, (s) =>
      ellipse(s, { x: at.x, y: at.y, w: head.w * 0.09, h: head.h * 0.13 }),
    );
  }
  drawSkull({ ...figure, look: { ...look, pattern: "plain" } }, skin, humanSkull);
}

export function drawHumanNose({ ink, head, skin }: Figure): void {
  const at = onHead(head, 0, -0.24, 1.06);
  mark(ink, skin.shade, (s) => {
    s.moveTo(at.x - 4, at.y - 4);
    s.quadraticCurveTo(at.x + 6, at.y - 3, at.x + 6, at.y + 2);
    s.quadraticCurveTo(at.x + 3, at.y + 6, at.x - 3, at.y + 3);
    s.quadraticCurveTo(at.x + 2, at.y + 1, at.x - 4, at.y - 4);
    s.closePath();
  });
}

/** Skin tones, from fair to deep. */
export const faces = ["#f3c6a0", "#e8ab7d", "#cf8f62", "#b3764c", "#8f5a38", "#6f4530"] as const;
