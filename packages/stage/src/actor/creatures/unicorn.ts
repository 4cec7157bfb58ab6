import { mark, paint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import { figureShades } from "#actor/ink/figure-context.ts";
import type { Shades } from "#actor/ink/shades.ts";
import { drawEars } from "#actor/part/ears.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawSkull } from "#actor/part/skull.ts";
import { drawTail } from "#actor/part/tail.ts";

const skull = [
  0, -0.98, 0.62, -0.84, 0.96, -0.3, 0.86, 0.16, 0.62, 0.6, 0.5, 0.92, 0, 1.1, -0.46, 0.92, -0.66,
  0.6, -0.92, 0.16, -1, -0.3, -0.62, -0.84,
];

export const unicorn: Rig = {
  build: {
    leg: 66,
    hipGap: 16,
    thigh: 15,
    ankle: 9.5,
    torso: 82,
    shoulder: 25,
    belly: 31,
    hip: 30,
    arm: 72,
    sleeve: 10.5,
    wrist: 9,
    shoulderDrop: 12,
    head: { w: 45, h: 50, up: 46 },
    hand: { kind: "hoof", r: 10.5 },
    foot: { kind: "hoof", length: 34, height: 17 },
    eye: { gap: 0.56, up: 0.16, rx: 13.5, ry: 18, kind: "round" },
    mouth: { up: -0.88, w: 9.5, out: 1.18 },
  },
  colors: {
    body: "#f6f0fb",
    belly: "#ffe3ef",
    hair: "#c77df0",
    accent: "#ff8fc0",
    eyes: "#7a55d8",
    outfit: "#5ab0e8",
  },
  limbs: { arm: "body", hand: "hair", leg: "body", foot: "hair" },
  crown: 1,
  flank: 0.5,
  behind(figure) {
    const { tones, build } = figure;
    const tail = {
      root: { x: -build.hip * 0.6, y: -6 },
      length: 112,
      angle: -3.5,
      curl: -1.5,
      widths: [5, 15, 19, 15, 3],
      sway: 0.22,
      pace: 1.8,
    };
    drawTail(figure, tones.hair, tail);
    drawTail(figure, tones.accent, {
      ...tail,
      root: { x: tail.root.x - 3, y: 0 },
      length: 92,
      widths: [2, 7, 8, 6, 1],
    });
  },
  headBehind(figure) {
    drawMane(figure, figure.tones.hair, { x: -30, long: 122, thick: 34 });
    drawMane(figure, figure.tones.accent, { x: -38, long: 96, thick: 18 });
  },
  head(figure) {
    drawHorn(figure);
    drawEars(figure, figure.tones.body, {
      around: 0.72,
      up: 0.86,
      length: 0.62,
      width: 0.22,
      lean: 0.3,
      shape: "pointed",
    });
    drawSkull(figure, figure.tones.body, skull);
  },
  muzzle: drawMuzzle,
  headFront: drawForelock,
};

/** The mane: it falls from the poll and trails behind movement. */
function drawMane(
  figure: Figure,
  tint: Shades,
  { x, long, thick }: { x: number; long: number; thick: number },
): void {
  const { head: ball, pose, seed, swing } = figure;
  const { surface } = figure.ink;
  const top = -ball.h * 0.72;
  const wave = (k: number) => Math.sin(pose.time * 1.9 + seed - k * 2.4) * 6 * k - swing.x * 46 * k;
  surface.save();
  surface.translate(x * 0.7, top);
  paint(figure.ink, tint, { x: 0, y: long * 0.5, r: long * 0.45, needsClip: true }, (s) => {
    s.moveTo(thick * 0.4, -6);
    s.bezierCurveTo(
      -thick * 0.8,
      -12,
      -thick * 1.5 + wave(0.3),
      long * 0.3,
      -thick + wave(0.6),
      long * 0.52,
    );
    s.bezierCurveTo(
      -thick * 0.8 + wave(0.7),
      long * 0.72,
      -thick * 1.9 + wave(0.9),
      long * 0.84 - swing.y * 16,
      -thick * 1.5 + wave(1),
      long - swing.y * 22,
    );
    s.bezierCurveTo(
      thick * 0.1 + wave(1),
      long * 0.9,
      thick * 0.7 + wave(0.7),
      long * 0.7,
      thick * 0.46 + wave(0.5),
      long * 0.5,
    );
    s.bezierCurveTo(thick * 0.5, long * 0.3, thick * 0.1, 14, thick * 0.4, -6);
    s.closePath();
  });
  surface.restore();
}

function drawHorn(figure: Figure): void {
  const { ink } = figure;
  const at = onHead(figure.head, 0, 0.92, 1);
  const gold = figureShades(ink, "#ffd76a");
  const { surface } = ink;
  surface.save();
  surface.translate(at.x, at.y + 4);
  surface.rotate(0.24 + figure.head.yaw * 0.2);
  paint(ink, gold, { x: 0, y: -22, r: 20 }, (s) => {
    s.moveTo(-9, 2);
    s.lineTo(-1, -52);
    s.quadraticCurveTo(1, -55, 2, -51);
    s.lineTo(9, 2);
    s.closePath();
  });
  mark(ink, gold.shade, (s) => {
    for (const k of [0.16, 0.4, 0.64]) {
      const w = 8 * (1 - k);
      s.moveTo(-w, -52 * k);
      s.quadraticCurveTo(0, -52 * k - 1, w * 0.98, -52 * k - 7);
      s.lineTo(w * 0.92, -52 * k - 10);
      s.quadraticCurveTo(0, -52 * k - 4, -w, -52 * k);
    }
  });
  surface.restore();
}

function drawMuzzle({ ink, head: ball, build, tones }: Figure): void {
  const at = onHead(ball, 0, build.mouth.up + 0.16, build.mouth.out * 0.92);
  const half = 22 * (0.6 + 0.4 * at.wide);
  mark(ink, tones.belly.base, (s) =>
    blob(s, [0, -0.95, 0.66, -0.7, 1, 0, 0.8, 0.72, 0, 0.98, -0.8, 0.72, -1, 0, -0.66, -0.7], {
      x: at.x,
      y: at.y + 1,
      w: half,
      h: 19,
    }),
  );
  mark(ink, tones.belly.deep, (s) => {
    ellipse(s, { x: at.x - half * 0.4, y: at.y - 5, w: 2.4, h: 3.4 }, 0.35);
    ellipse(s, { x: at.x + half * 0.4, y: at.y - 5, w: 2.4, h: 3.4 }, -0.35);
  });
}

function drawForelock({ ink, head: ball, tones, swing }: Figure): void {
  const at = onHead(ball, 0, 0.9, 1);
  const drift = swing.x * 8;
  paint(ink, tones.hair, { x: at.x, y: at.y + 8, r: 22 }, (s) =>
    blob(
      s,
      [-0.9, -0.4, -0.1, -0.9, 0.8, -0.5, 0.95, 0.2, 0.5, 0.1, 0.1, 0.95, -0.14, 0.2, -0.7, 0.7],
      { x: at.x - 7 - drift, y: at.y + 8, w: 22, h: 21 },
    ),
  );
}
