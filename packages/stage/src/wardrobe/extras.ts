import { withAlpha } from "#paint/mix.ts";
import { figureShades } from "#actor/ink/figure-context.ts";
import { line, mark, paint, tint } from "#actor/ink/paint.ts";
import { ellipse, star } from "#actor/ink/shapes.ts";
import { eyeFrame } from "#actor/face/eye-frame.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { Look } from "#story/schema.ts";
import { collarY, frontOf } from "./cloth.ts";

type Worn = NonNullable<Look["wears"]>[number];
type Draw = (figure: Figure) => void;

/** What avatars wear besides clothes and hats. */
export const extras = {
  none: {},
  glasses: { wears: "glasses" },
  shades: { head: drawShades },
  scarf: { wears: "scarf" },
  backpack: { wears: "backpack" },
  medal: { neck: drawMedal },
} satisfies Record<string, { wears?: Worn; head?: Draw; neck?: Draw }>;

export type ExtraName = keyof typeof extras;

/** Sunglasses in the shape of stars. */
function drawShades(figure: Figure): void {
  const { ink, head } = figure;
  const near = eyeFrame(figure, -1);
  const far = eyeFrame(figure, 1);
  const pink = figureShades(ink, "#ff5d8f");
  line(ink, pink.line, 5, (s) => {
    s.moveTo(near.x, near.y);
    s.lineTo(far.x, far.y);
    s.moveTo(near.x - near.rx, near.y);
    s.lineTo(-head.w * 0.92, near.y - head.h * 0.08);
  });
  for (const { x, y, rx, ry } of [near, far]) {
    const size = Math.max(rx, ry) * 1.62;
    tint(ink, pink, (s) => star(s, { x, y, w: size, h: 0 }, 5, 0.62));
    mark(ink, "#2a1a4a", (s) => star(s, { x, y, w: size * 0.72, h: 0 }, 5, 0.62));
    mark(ink, withAlpha("#ffffff", 0.55), (s) =>
      ellipse(s, { x: x - size * 0.16, y: y - size * 0.14, w: size * 0.16, h: size * 0.08 }, -0.6),
    );
  }
}

/** A golden medal on a ribbon. */
function drawMedal(figure: Figure): void {
  const { ink, build } = figure;
  const { x, t } = frontOf(figure);
  const y = collarY(figure);
  const low = Math.max(y + 20, -t * 0.56);
  line(ink, figureShades(ink, "#3a6fe0").base, 6, (s) => {
    for (const side of [-1, 1]) {
      s.moveTo(side * build.shoulder * 0.56, y);
      s.lineTo(x * 0.8, low);
    }
  });
  const gold = figureShades(ink, "#ffc93f");
  paint(ink, gold, { x: x * 0.8, y: low + 9, r: 12 }, (s) =>
    ellipse(s, { x: x * 0.8, y: low + 9, w: 12, h: 12 }),
  );
  mark(ink, gold.deep, (s) => star(s, { x: x * 0.8, y: low + 9, w: 7.4, h: 0 }));
}
