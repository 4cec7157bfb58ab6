import { mix, withAlpha } from "#paint/mix.ts";
import { line, mark, paint, tint } from "#actor/ink/paint.ts";
import { ellipse, roundedBox } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { bellyShift } from "#actor/part/torso.ts";
import { drawPattern } from "#actor/part/pattern.ts";

export const robot: Rig = {
  build: {
    leg: 48,
    hipGap: 17,
    thigh: 8,
    ankle: 9,
    torso: 76,
    shoulder: 33,
    belly: 36,
    hip: 30,
    arm: 68,
    sleeve: 7.5,
    wrist: 8.5,
    shoulderDrop: 18,
    head: { w: 54, h: 42, up: 44 },
    hand: { kind: "claw", r: 11 },
    foot: { kind: "plate", length: 44, height: 20 },
    eye: { gap: 0.4, up: 0.08, rx: 11, ry: 14, kind: "screen" },
    mouth: { up: -0.5, w: 12, out: 0.98 },
  },
  colors: {
    body: "#c7d4de",
    belly: "#f08a3c",
    hair: "#5a7486",
    accent: "#ffb13d",
    eyes: "#5ff0ff",
    outfit: "#3f7fa8",
  },
  limbs: { arm: "hair", hand: "belly", leg: "hair", foot: "belly" },
  crown: 0.9,
  flank: 0.15,
  torso: drawHull,
  head: drawBoxHead,
};

function drawHull(figure: Figure): void {
  const { ink, build, tones, look, pose, turned } = figure;
  const { torso: t, belly } = build;
  const { surface } = ink;
  const hull = { x: 0, y: -t * 0.42, w: belly, h: t * 0.54 };
  tint(ink, tones.hair, (s) => roundedBox(s, { x: 2, y: -t - 2, w: 11, h: 10 }, 4));
  paint(ink, tones.body, { x: 0, y: hull.y, r: belly * 1.1 }, (s) => roundedBox(s, hull, 20));
  if (look.pattern && look.pattern !== "plain") {
    surface.save();
    surface.beginPath();
    roundedBox(surface, hull, 20);
    surface.clip();
    drawPattern(figure, tones.body, hull);
    surface.restore();
  }
  const x = bellyShift(figure) * 0.9;
  paint(ink, tones.belly, { x, y: -t * 0.5, r: belly * 0.6 }, (s) =>
    roundedBox(s, { x, y: -t * 0.5, w: belly * (0.66 - 0.06 * turned), h: t * 0.26 }, 9),
  );
  const beat = 0.5 + 0.5 * Math.sin(pose.time * 3.4);
  mark(ink, withAlpha(figure.colors.eyes, 0.25 + 0.3 * beat), (s) =>
    ellipse(s, { x: x - belly * 0.32, y: -t * 0.54, w: 10, h: 10 }),
  );
  mark(ink, mix(figure.colors.eyes, "#ffffff", 0.2 + 0.3 * beat), (s) =>
    ellipse(s, { x: x - belly * 0.32, y: -t * 0.54, w: 6, h: 6 }),
  );
  mark(ink, tones.belly.deep, (s) => {
    for (const n of [0, 1, 2])
      roundedBox(s, { x: x + belly * 0.22, y: -t * 0.62 + n * 9, w: belly * 0.2, h: 2.4 }, 2);
  });
  mark(ink, tones.body.deep, (s) => {
    for (const side of [-1, 1]) {
      ellipse(s, { x: side * belly * 0.82, y: -t * 0.06, w: 2.8, h: 2.8 });
      ellipse(s, { x: side * belly * 0.82, y: -t * 0.84, w: 2.8, h: 2.8 });
    }
  });
}

function drawBoxHead(figure: Figure): void {
  const { ink, head, tones, colors } = figure;
  const { w, h, yaw } = head;
  drawAntenna(figure);
  for (const side of [1, -1]) {
    const at = onHead(head, side * 1.4, 0.02, 1.04);
    tint(ink, tones.belly, (s) => roundedBox(s, { x: at.x, y: at.y, w: 8, h: h * 0.34 }, 6));
  }
  paint(ink, tones.body, { x: 0, y: 0, r: w }, (s) => roundedBox(s, { x: 0, y: 0, w, h }, 24));
  const face = {
    x: Math.sin(yaw) * w * 0.24,
    y: 1,
    w: w * (0.8 - 0.08 * Math.abs(Math.sin(yaw))),
    h: h * 0.76,
  };
  mark(ink, tones.body.deep, (s) =>
    roundedBox(s, { ...face, w: face.w + 2.6, h: face.h + 2.6 }, 20),
  );
  mark(ink, mix(colors.eyes, "#0b1024", 0.86), (s) => roundedBox(s, face, 18));
  mark(ink, withAlpha("#ffffff", 0.1), (s) => {
    s.moveTo(face.x - face.w * 0.8, face.y - face.h * 0.9);
    s.lineTo(face.x - face.w * 0.2, face.y - face.h * 0.9);
    s.lineTo(face.x - face.w * 0.55, face.y + face.h * 0.9);
    s.lineTo(face.x - face.w * 0.92, face.y + face.h * 0.6);
    s.lineTo(face.x - face.w * 0.94, face.y - face.h * 0.5);
    s.closePath();
  });
}

function drawAntenna({ ink, head, tones, pose, swing, colors }: Figure): void {
  const x = -Math.sin(head.yaw) * head.w * 0.1;
  const tip = {
    x: x - swing.x * 18 + Math.sin(pose.time * 5) * 1.2,
    y: -head.h - 30 - pose.face.brows.raise * 5,
  };
  line(ink, tones.hair.line, 4 + ink.outline * 2, (s) => {
    s.moveTo(x, -head.h + 2);
    s.quadraticCurveTo(x, -head.h - 16, tip.x, tip.y);
  });
  line(ink, tones.hair.base, 4, (s) => {
    s.moveTo(x, -head.h + 2);
    s.quadraticCurveTo(x, -head.h - 16, tip.x, tip.y);
  });
  mark(ink, withAlpha(colors.eyes, 0.28), (s) => ellipse(s, { ...tip, w: 14, h: 14 }));
  paint(ink, tones.accent, { ...tip, r: 8 }, (s) => ellipse(s, { ...tip, w: 8, h: 8 }));
}
