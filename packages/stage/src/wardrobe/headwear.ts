import { figureShades } from "#actor/ink/figure-context.ts";
import { line, mark, paint, tint } from "#actor/ink/paint.ts";
import { ellipse, leaf, star } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { Look } from "#story/schema.ts";

type Worn = NonNullable<Look["wears"]>[number];

/** Hair and hats of avatars: a garment of the films, or a drawing with its origin in the head. */
export const headwear = {
  none: {},
  tuft: { draw: drawTuft },
  curls: { draw: drawCurls },
  bow: { wears: "bow" },
  flowers: { draw: drawFlowers },
  cap: { draw: drawCap },
  beanie: { draw: drawBeanie },
  hat: { wears: "hat" },
  party: { draw: drawPartyHat },
  crown: { wears: "crown" },
  headphones: { wears: "headphones" },
  wizard: { draw: drawWizardHat },
} satisfies Record<string, { wears?: Worn; draw?: (figure: Figure) => void }>;

export type HeadwearName = keyof typeof headwear;

/** Draws with the origin on top of the head, tilted by `tilt`, and lifted in a fall. */
function onTop({ ink, head, swing }: Figure, height: number, tilt: number, draw: () => void) {
  const { surface } = ink;
  surface.save();
  surface.translate(
    Math.sin(head.yaw) * head.w * 0.08,
    -head.h * height - Math.max(0, -swing.y) * 8,
  );
  surface.rotate(tilt);
  draw();
  surface.restore();
}

function drawTuft(figure: Figure): void {
  const { ink, head, tones, swing } = figure;
  const { w, h } = head;
  onTop(figure, 0.8, 0, () =>
    tint(ink, tones.hair, (s) => {
      for (const [dx, lean, high] of [
        [-0.34, -0.34, 0.5],
        [0.34, 0.42, 0.52],
        [-0.1, -0.12, 0.74],
        [0.14, 0.22, 0.68],
      ] as const)
        leaf(
          s,
          { x: dx * w * 0.7, y: h * 0.14 },
          { x: (dx + lean) * w * 0.8 - swing.x * 14, y: -h * high },
          w * 0.17,
        );
    }),
  );
}

function drawCurls(figure: Figure): void {
  const { ink, head, tones } = figure;
  const { w, h } = head;
  onTop(figure, 0.72, 0, () => {
    for (const [x, y, r] of [
      [-0.78, 0.34, 0.26],
      [0.78, 0.32, 0.26],
      [-0.58, -0.02, 0.3],
      [0.6, -0.04, 0.3],
      [-0.22, -0.24, 0.34],
      [0.24, -0.24, 0.34],
      [0, 0, 0.3],
    ] as const)
      tint(ink, tones.hair, (s) => ellipse(s, { x: x * w, y: y * h, w: r * w, h: r * w }));
    mark(ink, tones.hair.light, (s) => {
      for (const [x, y] of [
        [-0.3, -0.34],
        [0.18, -0.36],
        [0.56, -0.14],
      ] as const)
        ellipse(s, { x: x * w, y: y * h, w: w * 0.1, h: w * 0.06 }, -0.5);
    });
  });
}

function drawFlowers(figure: Figure): void {
  const { ink, head } = figure;
  const { w, h } = head;
  const colors = ["#ff8fb1", "#ffe36a", "#fff6e8", "#b59bff", "#ff8fb1"];
  onTop(figure, 0.76, 0, () => {
    line(ink, figureShades(ink, "#4f9a52").base, 6, (s) => {
      s.moveTo(-w * 0.82, h * 0.18);
      s.quadraticCurveTo(0, -h * 0.34, w * 0.82, h * 0.18);
    });
    for (const [at, color] of colors.entries()) {
      const x = (at - 2) * w * 0.37;
      const y = h * (0.05 * (at - 2) ** 2 - 0.12);
      const petal = w * 0.115;
      tint(ink, figureShades(ink, color), (s) => {
        for (let n = 0; n < 5; n += 1) {
          const turn = (n / 5) * Math.PI * 2 - 0.3;
          ellipse(s, {
            x: x + Math.cos(turn) * petal,
            y: y + Math.sin(turn) * petal,
            w: petal * 0.86,
            h: petal * 0.86,
          });
        }
      });
      mark(ink, color === "#ffe36a" ? "#ff9a3c" : "#ffd23f", (s) =>
        ellipse(s, { x, y, w: petal * 0.7, h: petal * 0.7 }),
      );
    }
  });
}

function drawCap(figure: Figure): void {
  const { ink, head, tones } = figure;
  const { w, h } = head;
  onTop(figure, 0.56, 0.04, () => {
    paint(ink, tones.accent, { x: 0, y: -h * 0.2, r: w * 0.8 }, (s) => {
      s.moveTo(-w * 0.88, h * 0.08);
      s.bezierCurveTo(-w * 0.9, -h * 0.86, w * 0.86, -h * 0.9, w * 0.88, h * 0.04);
      s.quadraticCurveTo(0, -h * 0.16, -w * 0.88, h * 0.08);
      s.closePath();
    });
    line(ink, tones.accent.deep, 2.6, (s) => {
      s.moveTo(w * 0.1, -h * 0.62);
      s.quadraticCurveTo(w * 0.34, -h * 0.4, w * 0.4, -h * 0.06);
      s.moveTo(-w * 0.1, -h * 0.62);
      s.quadraticCurveTo(-w * 0.42, -h * 0.4, -w * 0.46, -h * 0.02);
    });
    paint(ink, tones.outfit, { x: w * 0.4, y: 0, r: w * 0.7 }, (s) => {
      s.moveTo(-w * 0.34, -h * 0.1);
      s.quadraticCurveTo(w * 0.5, -h * 0.3, w * 1.34, h * 0.2);
      s.quadraticCurveTo(w * 0.6, h * 0.16, -w * 0.3, h * 0.12);
      s.closePath();
    });
    tint(ink, tones.outfit, (s) => ellipse(s, { x: 0, y: -h * 0.63, w: 5, h: 4.4 }));
  });
}

function drawBeanie(figure: Figure): void {
  const { ink, head, tones } = figure;
  const { w, h } = head;
  onTop(figure, 0.5, -0.03, () => {
    const puff = { x: 0, y: -h * 0.86, w: w * 0.24, h: w * 0.24 };
    tint(ink, figureShades(ink, "#fff6e8"), (s) => ellipse(s, puff));
    paint(ink, tones.accent, { x: 0, y: -h * 0.2, r: w * 0.8 }, (s) => {
      s.moveTo(-w * 0.9, h * 0.1);
      s.bezierCurveTo(-w * 0.94, -h * 0.98, w * 0.94, -h * 0.98, w * 0.9, h * 0.1);
      s.closePath();
    });
    paint(ink, tones.outfit, { x: 0, y: 0, r: w }, (s) => {
      s.moveTo(-w * 0.96, -h * 0.12);
      s.quadraticCurveTo(0, -h * 0.4, w * 0.96, -h * 0.12);
      s.quadraticCurveTo(w * 1.04, h * 0.02, w * 0.94, h * 0.2);
      s.quadraticCurveTo(0, -h * 0.06, -w * 0.94, h * 0.2);
      s.quadraticCurveTo(-w * 1.04, h * 0.02, -w * 0.96, -h * 0.12);
      s.closePath();
    });
    line(ink, tones.outfit.deep, 2.2, (s) => {
      for (const at of [-0.6, -0.3, 0, 0.3, 0.6]) {
        const y = -h * 0.26 + h * 0.3 * at * at;
        s.moveTo(at * w, y + h * 0.02);
        s.lineTo(at * w * 1.01, y + h * 0.22);
      }
    });
  });
}

function drawPartyHat(figure: Figure): void {
  const { ink, head, tones } = figure;
  const { w, h } = head;
  onTop(figure, 0.72, 0.14, () => {
    const cone = (s: Parameters<typeof ellipse>[0]) => {
      s.moveTo(-w * 0.46, h * 0.04);
      s.lineTo(0, -h * 1.2);
      s.lineTo(w * 0.46, h * 0.04);
      s.quadraticCurveTo(0, h * 0.2, -w * 0.46, h * 0.04);
      s.closePath();
    };
    paint(ink, tones.accent, { x: 0, y: -h * 0.3, r: w * 0.5 }, cone);
    ink.surface.save();
    ink.surface.beginPath();
    cone(ink.surface);
    ink.surface.clip();
    mark(ink, figureShades(ink, "#fff6e8").base, (s) => {
      for (const [x, y] of [
        [-0.2, -0.06],
        [0.22, -0.12],
        [-0.02, -0.42],
        [0.16, -0.62],
        [-0.1, -0.84],
      ] as const)
        ellipse(s, { x: x * w, y: y * h, w: w * 0.085, h: w * 0.085 });
    });
    ink.surface.restore();
    tint(ink, figureShades(ink, "#ffe36a"), (s) =>
      star(s, { x: 0, y: -h * 1.22, w: w * 0.22, h: 0 }, 6, 0.55),
    );
  });
}

function drawWizardHat(figure: Figure): void {
  const { ink, head, tones, swing } = figure;
  const { w, h } = head;
  onTop(figure, 0.6, -0.06, () => {
    const bend = -w * 0.32 - swing.x * 20;
    paint(ink, tones.outfit, { x: 0, y: -h * 0.4, r: w * 0.8 }, (s) => {
      s.moveTo(-w * 0.7, 0);
      s.quadraticCurveTo(-w * 0.4, -h * 0.9, bend * 0.6, -h * 1.2);
      s.quadraticCurveTo(bend * 1.3, -h * 1.5, bend * 2.1, -h * 1.28);
      s.quadraticCurveTo(bend * 0.9, -h * 1.24, w * 0.3, -h * 0.74);
      s.quadraticCurveTo(w * 0.56, -h * 0.4, w * 0.68, 0);
      s.closePath();
    });
    mark(ink, tones.accent.base, (s) => {
      star(s, { x: -w * 0.14, y: -h * 0.62, w: w * 0.14, h: 0 });
      star(s, { x: w * 0.26, y: -h * 0.38, w: w * 0.1, h: 0 });
    });
    paint(ink, tones.outfit, { x: 0, y: 0, r: w }, (s) => {
      s.moveTo(-w * 1.16, h * 0.1);
      s.bezierCurveTo(-w * 0.5, -h * 0.2, w * 0.5, -h * 0.2, w * 1.16, h * 0.1);
      s.bezierCurveTo(w * 0.6, h * 0.26, -w * 0.6, h * 0.26, -w * 1.16, h * 0.1);
      s.closePath();
    });
    line(ink, tones.accent.base, 5, (s) => {
      s.moveTo(-w * 0.64, -h * 0.08);
      s.quadraticCurveTo(0, -h * 0.24, w * 0.62, -h * 0.08);
    });
  });
}
