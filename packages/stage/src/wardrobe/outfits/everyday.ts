import { figureShades } from "#actor/ink/figure-context.ts";
import { line, tint } from "#actor/ink/paint.ts";
import { ellipse, roundedBox } from "#actor/ink/shapes.ts";
import type { Attire } from "#actor/figure/figure.ts";
import {
  band,
  collarY,
  drawCloth,
  drawCollar,
  drawSkirt,
  frontOf,
  patch,
} from "#wardrobe/cloth.ts";

/** A sailor's striped shirt with blue trousers. */
export const stripes: Attire = {
  limbs: { arm: "#fff6e8", leg: "#3f63b0", foot: "#e5484d" },
  body: (figure) =>
    drawCloth(figure, "#fff6e8", (_, front) => {
      patch(figure, "#e5484d", (s) => {
        for (const from of [0.88, 0.68, 0.48, 0.28]) band(s, front, from, from - 0.09);
      });
      patch(figure, "#3f63b0", (s) => band(s, front, 0.08, -0.3));
    }),
};

/** A hooded sweater with a pocket. */
export const hoodie: Attire = {
  limbs: { arm: "#23a596", leg: "#454a78", foot: "#f7f3ea" },
  body(figure) {
    drawCloth(figure, "#23a596", (s, { x, t, w }) => {
      patch(figure, "#17857a", (one) => band(one, frontOf(figure), 0.04, -0.3));
      patch(figure, "#17857a", (one) => {
        one.moveTo(x - w * 0.34, -t * 0.42);
        one.lineTo(x + w * 0.34, -t * 0.42);
        one.lineTo(x + w * 0.56, -t * 0.12);
        one.lineTo(x - w * 0.56, -t * 0.12);
        one.closePath();
      });
    });
  },
  neck(figure) {
    drawCollar(figure, "#1b9387", 1.16);
    const { x } = frontOf(figure);
    const y = collarY(figure);
    line(figure.ink, "#fff6e8", 3.2, (s) => {
      for (const side of [-1, 1]) {
        s.moveTo(x * 0.6 + side * 6, y + 5);
        s.lineTo(x * 0.6 + side * 7, y + 20);
      }
    });
  },
};

/** Denim with a bib over a yellow shirt. */
export const overalls: Attire = {
  limbs: { arm: "#ffcf4a", leg: "#4a78c4", foot: "#8a5a3a" },
  body(figure) {
    drawCloth(figure, "#ffcf4a", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#4a78c4", (s) => {
        band(s, front, 0.3, -0.3);
        s.moveTo(x - w * 0.62, -t * 0.3);
        s.lineTo(x - w * 0.5, -t * 0.68);
        s.lineTo(x + w * 0.5, -t * 0.68);
        s.lineTo(x + w * 0.62, -t * 0.3);
        s.closePath();
      });
      line(figure.ink, figureShades(figure.ink, "#4a78c4").base, 8, (s) => {
        for (const side of [-1, 1]) {
          s.moveTo(x + side * w * 0.42, -t * 0.64);
          s.lineTo(side * w * 0.6, -t * 1.02);
        }
      });
      patch(figure, "#3760a6", (s) =>
        roundedBox(s, { x, y: -t * 0.4, w: w * 0.28, h: t * 0.11 }, 5),
      );
      patch(figure, "#ffe39a", (s) => {
        for (const side of [-1, 1])
          ellipse(s, { x: x + side * w * 0.4, y: -t * 0.62, w: 3.6, h: 3.6 });
      });
    });
  },
};

/** A yellow coat and red boots. */
export const raincoat: Attire = {
  limbs: { arm: "#ffc83d", leg: "#3a4a7a", foot: "#e5484d" },
  body(figure) {
    drawCloth(figure, "#ffc83d");
    drawSkirt(figure, "#ffc83d", { long: 0.24, flare: 1.22 });
    const { x, t } = frontOf(figure);
    line(figure.ink, figureShades(figure.ink, "#d99a1c").base, 3, (s) => {
      s.moveTo(x, -t * 0.92);
      s.lineTo(x * 0.9, t * 0.26);
    });
    tint(figure.ink, figureShades(figure.ink, "#fff6e8"), (s) => {
      for (const at of [0.66, 0.36, 0.06]) ellipse(s, { x: x + 8, y: -t * at, w: 3.4, h: 3.4 });
    });
  },
  neck: (figure) => drawCollar(figure, "#f0b52c", 1.2),
};
