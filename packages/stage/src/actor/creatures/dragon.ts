import { mark, paint, tint } from "#actor/ink/paint.ts";
import { blob, ellipse, leaf } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawSkull } from "#actor/part/skull.ts";
import { drawTail } from "#actor/part/tail.ts";
import { bellyShift, drawTorso } from "#actor/part/torso.ts";
import { drawBatWing } from "#actor/part/wing.ts";

const skull = [
  0, -1, 0.62, -0.86, 0.96, -0.22, 0.9, 0.36, 0.6, 0.84, 0, 0.96, -0.62, 0.86, -0.96, 0.34, -0.98,
  -0.2, -0.6, -0.84,
];

export const dragon: Rig = {
  build: {
    leg: 46,
    hipGap: 22,
    thigh: 19,
    ankle: 13,
    torso: 92,
    shoulder: 30,
    belly: 48,
    hip: 46,
    arm: 66,
    sleeve: 12,
    wrist: 10,
    shoulderDrop: 18,
    head: { w: 56, h: 46, up: 38 },
    hand: { kind: "paw", r: 12 },
    foot: { kind: "paw", length: 46, height: 20 },
    eye: { gap: 0.46, up: 0.26, rx: 13.5, ry: 17, kind: "round" },
    mouth: { up: -0.58, w: 19, out: 1.16 },
  },
  colors: {
    body: "#3fae7a",
    belly: "#f6e3a1",
    hair: "#e2643f",
    accent: "#8a4fd0",
    eyes: "#d98a1f",
    outfit: "#8a3f5f",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "body" },
  crown: 0.6,
  flank: 0.5,
  behind(figure) {
    const { tones, build, turned } = figure;
    drawBatWing(
      figure,
      tones.hair,
      { x: build.shoulder * 0.5, y: -build.torso * 0.82 },
      0.62 + 0.38 * (1 - turned),
      1,
    );
    const tip = drawTail(figure, tones.body, {
      root: { x: -build.hip * 0.4, y: 0 },
      length: 118,
      angle: -3.5,
      curl: 1.55,
      widths: [22, 17, 12, 8, 4],
      sway: 0.26,
      pace: 1.8,
    });
    drawSpade(figure, tip);
    drawBatWing(figure, tones.hair, { x: -build.shoulder * 0.6, y: -build.torso * 0.82 }, 1, -1);
  },
  torso(figure) {
    const { ink, build, tones } = figure;
    drawTorso(figure, "body", "belly");
    const x = bellyShift(figure);
    mark(ink, tones.belly.shade, (s) => {
      for (const k of [0.12, 0.34, 0.56]) {
        const half = build.belly * 0.6 * Math.sqrt(Math.max(0.1, 1 - ((k - 0.3) / 0.5) ** 2));
        s.moveTo(x - half, -build.torso * k);
        s.quadraticCurveTo(x, -build.torso * k + 9, x + half, -build.torso * k);
        s.quadraticCurveTo(x, -build.torso * k + 5, x - half, -build.torso * k);
      }
    });
  },
  head(figure) {
    drawCrest(figure);
    drawHorn(figure, 1);
    drawSkull(figure, figure.tones.body, skull);
    drawHorn(figure, -1);
  },
  muzzle: drawSnout,
};

function drawSpade({ ink, tones }: Figure, tip: { x: number; y: number; angle: number }): void {
  const { surface } = ink;
  surface.save();
  surface.translate(tip.x, tip.y);
  surface.rotate(tip.angle);
  tint(ink, tones.hair, (s) =>
    blob(s, [-0.2, 0, 0.1, -0.72, 0.55, -0.5, 1.1, 0, 0.55, 0.5, 0.1, 0.72], {
      x: 0,
      y: 0,
      w: 24,
      h: 22,
    }),
  );
  surface.restore();
}

function drawCrest({ ink, head, tones, swing }: Figure): void {
  const back = -Math.sin(head.yaw);
  tint(ink, tones.hair, (s) => {
    for (let n = 0; n < 4; n += 1) {
      const a = -Math.PI / 2 + back * (0.1 + n * 0.42);
      const root = { x: Math.cos(a) * head.w * 0.86, y: Math.sin(a) * head.h * 0.88 };
      leaf(
        s,
        root,
        { x: root.x + Math.cos(a) * 24 - swing.x * 10, y: root.y + Math.sin(a) * (26 - n * 3) - 2 },
        9,
      );
    }
  });
}

function drawHorn({ ink, head, tones }: Figure, side: 1 | -1): void {
  const at = onHead(head, side * 0.78, 0.98, 0.98);
  paint(ink, tones.belly, { x: at.x, y: at.y - 14, r: 16 }, (s) => {
    s.moveTo(at.x - 8, at.y + 4);
    s.quadraticCurveTo(at.x - 10 + side * 2, at.y - 18, at.x + side * 10 - 8, at.y - 34);
    s.quadraticCurveTo(at.x + 10, at.y - 20, at.x + 9, at.y + 4);
    s.closePath();
  });
}

function drawSnout({ ink, head, build, tones, pose }: Figure): void {
  const at = onHead(head, 0, build.mouth.up + 0.14, build.mouth.out * 0.9);
  const half = 34 * (0.55 + 0.45 * at.wide);
  paint(ink, { ...tones.body, line: tones.body.shade }, { x: at.x, y: at.y, r: 34 }, (s) =>
    blob(s, [-0.5, -0.9, 0, -0.66, 0.5, -0.9, 1, -0.2, 0.86, 0.7, 0, 1.02, -0.86, 0.7, -1, -0.2], {
      x: at.x,
      y: at.y,
      w: half,
      h: 25,
    }),
  );
  mark(ink, tones.body.deep, (s) => {
    ellipse(s, { x: at.x - half * 0.36, y: at.y - 13, w: 3.4, h: 4.6 }, 0.4);
    ellipse(s, { x: at.x + half * 0.36, y: at.y - 13, w: 3.4, h: 4.6 }, -0.4);
  });
  if (pose.face.mouth.to !== "X") return;
  mark(ink, "#fffaf0", (s) => {
    s.moveTo(at.x - half * 0.52, at.y + 6);
    s.lineTo(at.x - half * 0.4, at.y + 14);
    s.lineTo(at.x - half * 0.28, at.y + 7);
    s.closePath();
  });
}
