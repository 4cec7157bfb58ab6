import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";

/** One eye in head space; `side` is -1 for the near eye and 1 for the far one. */
export type EyeFrame = { x: number; y: number; rx: number; ry: number; side: 1 | -1 };

export function eyeFrame({ build, head }: Figure, side: 1 | -1): EyeFrame {
  const spot = onHead(head, side * build.eye.gap, build.eye.up);
  return {
    x: spot.x,
    y: spot.y,
    rx: build.eye.rx * (0.34 + 0.66 * spot.wide),
    ry: build.eye.ry * (0.9 + 0.1 * spot.wide),
    side,
  };
}
