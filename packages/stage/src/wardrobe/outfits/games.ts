import { withAlpha } from "#paint/mix.ts";
import { figureShades } from "#actor/ink/figure-context.ts";
import { line, mark, paint, tint } from "#actor/ink/paint.ts";
import { ellipse, heart, roundedBox, star } from "#actor/ink/shapes.ts";
import type { Attire, Figure } from "#actor/figure/figure.ts";
import { band, drawCloth, drawCollar, drawSkirt, frontOf, patch } from "#wardrobe/cloth.ts";

/** A jumpsuit with a checkered belt and a bolt. */
export const racer: Attire = {
  limbs: { arm: "#ff7a2f", hand: "#2b2740", leg: "#ff7a2f", foot: "#2b2740" },
  body: (figure) =>
    drawCloth(figure, "#ff7a2f", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#2b2740", (s) => {
        for (const side of [-1, 1])
          roundedBox(s, { x: side * w * 1.02, y: -t * 0.45, w: w * 0.24, h: t * 0.62 }, 8);
      });
      patch(figure, "#fffaf0", (s) => band(s, front, 0.14, -0.02));
      patch(figure, "#2b2740", (s) => {
        for (let at = -6; at < 6; at += 1) {
          const size = t * 0.08;
          const y = at % 2 === 0 ? -t * 0.14 : -t * 0.06;
          s.rect(x + at * size, y, size, size);
        }
      });
      patch(figure, "#ffe36a", (s) => {
        s.moveTo(x + w * 0.22, -t * 0.78);
        s.lineTo(x - w * 0.3, -t * 0.44);
        s.lineTo(x - w * 0.02, -t * 0.44);
        s.lineTo(x - w * 0.16, -t * 0.18);
        s.lineTo(x + w * 0.34, -t * 0.54);
        s.lineTo(x + w * 0.06, -t * 0.54);
        s.closePath();
      });
    }),
  neck: (figure) => drawCollar(figure, "#2b2740", 0.94),
};

/** A blue suit with a star, a golden belt and a red cape. */
export const hero: Attire = {
  limbs: { arm: "#3a6fe0", hand: "#e5383f", leg: "#3a6fe0", foot: "#e5383f" },
  back: drawHeroCape,
  body: (figure) =>
    drawCloth(figure, "#3a6fe0", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#ffd23f", (s) => {
        band(s, front, 0.08, -0.03);
        star(s, { x, y: -t * 0.46, w: w * 0.5, h: 0 });
      });
      patch(figure, "#e5383f", (s) => star(s, { x, y: -t * 0.46, w: w * 0.28, h: 0 }));
    }),
  neck: (figure) => drawCollar(figure, "#e5383f", 1.05),
};

/** A long robe of the night sky. */
export const wizard: Attire = {
  limbs: { arm: "#4a3a9c", leg: "#33286e", foot: "#ffc247" },
  body(figure) {
    drawCloth(figure, "#4a3a9c");
    const { x, t, w } = frontOf(figure);
    drawSkirt(figure, "#4a3a9c", { long: 0.42, flare: 1.25 }, () => {
      patch(figure, "#ffc247", (s) => {
        band(s, frontOf(figure), -0.36, -0.6);
        for (const [dx, at] of [
          [-0.7, -0.12],
          [0.1, -0.2],
          [0.8, -0.08],
        ] as const)
          star(s, { x: x + dx * w, y: -t * at, w: 7, h: 0 });
      });
    });
    patch(figure, "#ffe39a", (s) => {
      for (const [dx, at, size] of [
        [-0.5, 0.62, 6],
        [0.42, 0.72, 5],
        [0.5, 0.38, 7],
        [-0.3, 0.3, 4],
      ] as const)
        star(s, { x: x + dx * w, y: -t * at, w: size, h: 0 });
    });
    patch(figure, "#ffc247", (s) => roundedBox(s, { x: 0, y: -t * 0.12, w, h: t * 0.05 }, 4));
  },
  neck: (figure) => drawCollar(figure, "#ffc247", 1.1),
};

/** Polished plates with a red tunic. */
export const knight: Attire = {
  limbs: { arm: "#b9c4d6", hand: "#8d9ab2", leg: "#b9c4d6", foot: "#8d9ab2" },
  body(figure) {
    drawSkirt(figure, "#c8323f", { long: 0.2, flare: 1.1 });
    drawCloth(figure, "#b9c4d6", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#e6edf7", (s) =>
        ellipse(s, { x: x - w * 0.3, y: -t * 0.62, w: w * 0.36, h: t * 0.2 }, -0.3),
      );
      patch(figure, "#8d9ab2", (s) => {
        band(s, front, 0.2, 0.17);
        band(s, front, 0.09, 0.06);
      });
      patch(figure, "#c8323f", (s) => {
        s.moveTo(x - w * 0.3, -t * 0.72);
        s.lineTo(x + w * 0.3, -t * 0.72);
        s.lineTo(x + w * 0.3, -t * 0.46);
        s.quadraticCurveTo(x + w * 0.24, -t * 0.3, x, -t * 0.22);
        s.quadraticCurveTo(x - w * 0.24, -t * 0.3, x - w * 0.3, -t * 0.46);
        s.closePath();
      });
      patch(figure, "#ffd766", (s) => star(s, { x, y: -t * 0.5, w: w * 0.2, h: 0 }));
    });
  },
  neck: (figure) => drawCollar(figure, "#8d9ab2", 1.12),
};

/** A suit of jelly that drips. */
export const slime: Attire = {
  limbs: { arm: "#4fd08a", leg: "#4fd08a", foot: "#36a86c" },
  body(figure) {
    const { ink } = figure;
    const { x, t, w, hip } = frontOf(figure);
    const tone = figureShades(ink, "#4fd08a");
    const wide = Math.max(w, hip) * 1.1;
    drawCloth(figure, "#4fd08a");
    tint(ink, tone, (s) => {
      s.moveTo(-wide, -t * 0.1);
      for (let at = 0; at < 5; at += 1) {
        const from = -wide + (at * wide * 2) / 5;
        const to = from + (wide * 2) / 5;
        const low = t * (at % 2 === 0 ? 0.34 : 0.2);
        s.bezierCurveTo(from, low, to, low, to, -t * 0.02);
      }
      s.closePath();
    });
    patch(figure, "#4fd08a", (s) =>
      roundedBox(s, { x: 0, y: -t * 0.1, w: wide * 0.96, h: t * 0.12 }, 8),
    );
    mark(ink, withAlpha("#eafff4", 0.75), (s) => {
      ellipse(s, { x: x - w * 0.46, y: -t * 0.66, w: w * 0.2, h: t * 0.07 }, -0.6);
      for (const [dx, at, r] of [
        [0.4, 0.6, 5],
        [0.1, 0.3, 3.4],
        [0.56, 0.28, 6],
        [-0.42, 0.24, 4.4],
      ] as const)
        ellipse(s, { x: x + dx * w, y: -t * at, w: r, h: r });
    });
  },
  neck: (figure) => drawCollar(figure, "#36a86c", 1.12),
};

/** A dark jacket with neon lines and a heart of pixels. */
export const arcade: Attire = {
  limbs: { arm: "#2a2250", leg: "#1f2f5a", foot: "#ff4fa3" },
  body: (figure) =>
    drawCloth(figure, "#2a2250", (_, front) => {
      const { x, t, w } = front;
      patch(figure, "#1f2f5a", (s) => band(s, front, 0.02, -0.3));
      line(figure.ink, "#3ff0e0", 4, (s) => {
        s.moveTo(x, -t * 1.02);
        s.lineTo(x, -t * 0.02);
        s.moveTo(-w * 1.2, -t * 0.04);
        s.lineTo(w * 1.2, -t * 0.04);
      });
      line(figure.ink, "#ff4fa3", 4, (s) => {
        for (const side of [-1, 1]) {
          s.moveTo(x + side * w * 0.1, -t * 0.98);
          s.lineTo(x + side * w * 0.5, -t * 0.78);
          s.lineTo(x + side * w * 1.2, -t * 0.72);
        }
      });
      mark(figure.ink, "#ff4fa3", (s) => heart(s, { x: x + w * 0.48, y: -t * 0.42, w: 8, h: 0 }));
    }),
  neck: (figure) => drawCollar(figure, "#ff4fa3", 0.98),
};

function drawHeroCape({ ink, build, pose, swing, turned }: Figure): void {
  const { torso, shoulder, belly } = build;
  const low = -torso + torso + build.leg * 0.72 * (1 - pose.crouch * 0.7);
  const blow = Math.max(-0.3, swing.x) * 70 + 12 * turned;
  const wide = Math.max(belly, shoulder) * 1.55;
  const wave = Math.sin(pose.time * 2.6) * 4;
  paint(ink, figureShades(ink, "#e5383f"), { x: 0, y: -torso * 0.4, r: wide }, (s) => {
    s.moveTo(shoulder * 0.9, -torso + 4);
    s.quadraticCurveTo(wide, -torso * 0.3, wide * 0.86 - blow * 0.5, low + wave);
    s.quadraticCurveTo(-blow * 0.6, low + 12, -wide * 0.95 - blow, low - wave);
    s.quadraticCurveTo(-wide, -torso * 0.3, -shoulder * 0.9, -torso + 4);
    s.closePath();
  });
}
