import { figureShades } from "#actor/ink/figure-context.ts";
import { line, tint } from "#actor/ink/paint.ts";
import { blob, ellipse, roundedBox, star } from "#actor/ink/shapes.ts";
import type { Attire, Figure } from "#actor/figure/figure.ts";
import { band, collarY, drawCloth, drawCollar, frontOf, patch } from "#wardrobe/cloth.ts";

/** The red vest of the theater, with gold buttons and a bow tie. */
export const usher: Attire = {
  limbs: { arm: "#fff6e8", leg: "#33264a", foot: "#241a36" },
  body: (figure) =>
    drawCloth(figure, "#c8323f", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#fff6e8", (s) => {
        s.moveTo(x - w * 0.42, -t * 1.05);
        s.lineTo(x, -t * 0.44);
        s.lineTo(x + w * 0.42, -t * 1.05);
        s.closePath();
      });
      patch(figure, "#33264a", (s) => band(s, front, 0.06, -0.3));
      patch(figure, "#ffd766", (s) => {
        for (const at of [0.36, 0.22])
          for (const side of [-1, 1])
            ellipse(s, { x: x + side * w * 0.2, y: -t * at, w: 3.4, h: 3.4 });
        band(s, front, 0.1, 0.06);
      });
    }),
  neck: (figure) => drawBowTie(figure, "#ffd766"),
};

/** A jacket of violet velvet with golden stars. */
export const gala: Attire = {
  limbs: { arm: "#6a3fb5", leg: "#2b2350", foot: "#1d1838" },
  body: (figure) =>
    drawCloth(figure, "#6a3fb5", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#fff6e8", (s) => {
        s.moveTo(x - w * 0.44, -t * 1.05);
        s.lineTo(x, -t * 0.3);
        s.lineTo(x + w * 0.44, -t * 1.05);
        s.closePath();
      });
      patch(figure, "#4d2a8c", (s) => {
        for (const side of [-1, 1]) {
          s.moveTo(x + side * w * 0.36, -t * 1.05);
          s.lineTo(x + side * w * 0.74, -t * 0.7);
          s.lineTo(x + side * w * 0.02, -t * 0.28);
          s.closePath();
        }
      });
      patch(figure, "#ffd766", (s) => {
        for (const [dx, at, size] of [
          [-0.62, 0.34, 5],
          [0.6, 0.42, 6],
          [-0.34, 0.1, 5],
          [0.32, 0.08, 4],
          [0.8, 0.12, 5],
          [-0.84, 0.08, 4],
        ] as const)
          star(s, { x: x + dx * w, y: -t * at, w: size, h: 0 });
      });
    }),
  neck: (figure) => drawBowTie(figure, "#ff5d8f"),
};

/** A vest with pockets, and a neckerchief. */
export const explorer: Attire = {
  limbs: { arm: "#f3e4c2", leg: "#8a6a3f", foot: "#5a3a26" },
  body: (figure) =>
    drawCloth(figure, "#c79a55", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#f3e4c2", (s) =>
        roundedBox(s, { x, y: -t * 0.6, w: w * 0.18, h: t * 0.5 }, 2),
      );
      patch(figure, "#8a6a3f", (s) => {
        band(s, front, -0.02, -0.3);
        for (const side of [-1, 1])
          roundedBox(s, { x: x + side * w * 0.58, y: -t * 0.26, w: w * 0.24, h: t * 0.13 }, 4);
      });
      patch(figure, "#5a3a26", (s) => band(s, front, 0.07, -0.03));
      patch(figure, "#ffd766", (s) => roundedBox(s, { x, y: -t * 0.02, w: 6, h: 5 }, 2));
    }),
  neck(figure) {
    drawCollar(figure, "#2f9d8f", 0.96);
    const { x } = frontOf(figure);
    const y = collarY(figure);
    tint(figure.ink, figureShades(figure.ink, "#2f9d8f"), (s) => {
      s.moveTo(x * 0.5 - 9, y + 5);
      s.lineTo(x * 0.5 + 9, y + 5);
      s.lineTo(x * 0.5, y + 22);
      s.closePath();
    });
  },
};

/** A white suit with a panel on the chest. */
export const space: Attire = {
  limbs: { arm: "#f2f5fb", hand: "#ff8a3c", leg: "#f2f5fb", foot: "#ff8a3c" },
  body(figure) {
    drawCloth(figure, "#f2f5fb", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#5a8fe0", (s) => {
        band(s, front, 0.06, -0.05);
        for (const side of [-1, 1])
          roundedBox(s, { x: side * w * 0.94, y: -t * 0.5, w: w * 0.16, h: t * 0.5 }, 4);
      });
      patch(figure, "#33406e", (s) =>
        roundedBox(s, { x, y: -t * 0.42, w: w * 0.42, h: t * 0.19 }, 6),
      );
      for (const [at, color] of ["#ff5d5d", "#ffd766", "#5fe0a0"].entries())
        patch(figure, color, (s) =>
          ellipse(s, { x: x + (at - 1) * w * 0.24, y: -t * 0.49, w: 3.8, h: 3.8 }),
        );
      patch(figure, "#9ad4ff", (s) =>
        roundedBox(s, { x, y: -t * 0.34, w: w * 0.3, h: t * 0.05 }, 3),
      );
    });
  },
  neck: (figure) => drawCollar(figure, "#b9c6e0", 1.24),
};

function drawBowTie(figure: Figure, color: string): void {
  const { ink } = figure;
  const x = frontOf(figure).x * 0.5;
  const y = collarY(figure) + 4;
  const tone = figureShades(ink, color);
  const wing = [0, 0, 0.6, -0.5, 1, -0.45, 1, 0.45, 0.6, 0.5];
  for (const side of [-1, 1]) tint(ink, tone, (s) => blob(s, wing, { x, y, w: side * 16, h: 17 }));
  tint(ink, tone, (s) => ellipse(s, { x, y, w: 4.6, h: 5.4 }));
  line(ink, tone.deep, 1.6, (s) => {
    for (const side of [-1, 1]) {
      s.moveTo(x + side * 6, y);
      s.lineTo(x + side * 11, y - 2);
    }
  });
}
