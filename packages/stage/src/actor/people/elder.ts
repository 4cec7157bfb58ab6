import { mark, paint, tint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawGlasses } from "#actor/worn/glasses.ts";
import { drawGown } from "./gown.ts";
import { drawHumanHead, faces } from "./human-head.ts";

export const elder: Rig = {
  build: {
    leg: 50,
    hipGap: 13,
    thigh: 11,
    ankle: 9,
    torso: 78,
    shoulder: 25,
    belly: 31,
    hip: 33,
    arm: 64,
    sleeve: 11,
    wrist: 9.5,
    shoulderDrop: 15,
    head: { w: 44, h: 45, up: 38 },
    hand: { kind: "mitten", r: 8.5 },
    foot: { kind: "shoe", length: 34, height: 14 },
    eye: { gap: 0.42, up: 0.04, rx: 9.5, ry: 11.5, kind: "round" },
    mouth: { up: -0.62, w: 11.5, out: 1 },
  },
  colors: {
    body: "#d99f7a",
    belly: "#f2e6d8",
    hair: "#e8e6ee",
    accent: "#b0485f",
    eyes: "#4a6a8c",
    outfit: "#56508f",
  },
  limbs: { arm: "outfit", hand: "body", leg: "belly", foot: "accent" },
  faces,
  crown: 0.4,
  flank: 0.1,
  torso(figure) {
    drawGown(figure, { flare: 1.2, low: 0.78 });
    drawShawl(figure);
  },
  headBehind(figure) {
    if (isBearded(figure)) return;
    const { ink, head, tones, swing } = figure;
    const x = -head.w * 0.42 - swing.x * 5;
    paint(ink, tones.hair, { x, y: -head.h * 1.02, r: 22 }, (s) =>
      ellipse(s, { x, y: -head.h * 1.06, w: 23, h: 21 }),
    );
  },
  head(figure) {
    drawHumanHead(figure);
    if (isBearded(figure)) drawSideHair(figure);
    else drawSweptHair(figure);
  },
  muzzle(figure) {
    if (isBearded(figure)) drawMoustache(figure);
    drawRoundNose(figure);
  },
  headFront: drawGlasses,
};

/** Whether an elder has a beard follows from the seed. */
function isBearded({ seed }: Figure): boolean {
  return Math.floor(seed * 11) % 2 === 0;
}

function drawShawl({ ink, build, tones }: Figure): void {
  const { torso: t, shoulder } = build;
  paint(ink, tones.accent, { x: 0, y: -t * 0.85, r: shoulder * 1.2 }, (s) => {
    s.moveTo(-shoulder * 0.5, -t - 2);
    s.quadraticCurveTo(0, -t + 6, shoulder * 0.56, -t - 2);
    s.quadraticCurveTo(shoulder * 1.35, -t * 0.84, shoulder * 1.22, -t * 0.54);
    s.quadraticCurveTo(shoulder * 0.5, -t * 0.5, shoulder * 0.24, -t * 0.34);
    s.quadraticCurveTo(-shoulder * 0.4, -t * 0.5, -shoulder * 1.2, -t * 0.54);
    s.quadraticCurveTo(-shoulder * 1.32, -t * 0.84, -shoulder * 0.5, -t - 2);
    s.closePath();
  });
  tint(ink, tones.belly, (s) => ellipse(s, { x: shoulder * 0.22, y: -t * 0.76, w: 6, h: 6 }));
}

function drawSweptHair({ ink, head, tones }: Figure): void {
  const { w, h, yaw } = head;
  const x = Math.sin(yaw) * w * 0.16;
  paint(ink, tones.hair, { x: 0, y: -h * 0.7, r: w * 0.8, needsClip: true }, (s) => {
    s.moveTo(-w * 1.02, h * 0.1);
    s.bezierCurveTo(-w * 1.18, -h * 0.7, -w * 0.6, -h * 1.18, 0, -h * 1.14);
    s.bezierCurveTo(w * 0.66, -h * 1.16, w * 1.12, -h * 0.66, w, h * 0.04);
    s.bezierCurveTo(w * 0.9, -h * 0.4, w * 0.5 + x, -h * 0.66, w * 0.1 + x, -h * 0.76);
    s.bezierCurveTo(-w * 0.3 + x, -h * 0.64, -w * 0.74, -h * 0.4, -w * 0.84, h * 0.14);
    s.quadraticCurveTo(-w * 0.96, h * 0.22, -w * 1.02, h * 0.1);
    s.closePath();
  });
}

function drawSideHair({ ink, head, tones }: Figure): void {
  const { w, h } = head;
  for (const side of [1, -1]) {
    paint(ink, tones.hair, { x: side * w * 0.9, y: 0, r: 18 }, (s) =>
      blob(s, [0, -0.9, 0.5, -0.7, 0.9, 0, 0.6, 0.8, 0, 0.9, -0.2, 0.1], {
        x: side * w * 0.82,
        y: -h * 0.14,
        w: side * w * 0.32,
        h: h * 0.44,
      }),
    );
  }
}

function drawMoustache({ ink, head, build, tones, pose }: Figure): void {
  const at = onHead(head, 0, build.mouth.up + 0.2, 1.04);
  const lift = pose.face.smile * 3;
  paint(ink, tones.hair, { x: at.x, y: at.y, r: 20 }, (s) => {
    s.moveTo(at.x, at.y - 5);
    s.bezierCurveTo(at.x + 12, at.y - 10, at.x + 21, at.y + 2, at.x + 25, at.y + 5 - lift);
    s.bezierCurveTo(at.x + 16, at.y + 11, at.x + 6, at.y + 8, at.x, at.y + 4);
    s.bezierCurveTo(at.x - 6, at.y + 8, at.x - 16, at.y + 11, at.x - 25, at.y + 5 - lift);
    s.bezierCurveTo(at.x - 21, at.y + 2, at.x - 12, at.y - 10, at.x, at.y - 5);
    s.closePath();
  });
}

function drawRoundNose({ ink, head, tones }: Figure): void {
  const at = onHead(head, 0, -0.26, 1.08);
  paint(ink, { ...tones.body, line: tones.body.shade }, { x: at.x, y: at.y, r: 8 }, (s) =>
    ellipse(s, { x: at.x, y: at.y, w: 7.6, h: 6.8 }),
  );
  mark(ink, tones.body.light, (s) =>
    ellipse(s, { x: at.x + Math.sign(ink.lx) * 2.4, y: at.y - 2.2, w: 2.2, h: 1.7 }),
  );
}
