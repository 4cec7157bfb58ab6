import { mark, paint, tint } from "#actor/ink/paint.ts";
import { ellipse, star } from "#actor/ink/shapes.ts";
import { drawBeard } from "./beard.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { bellyShift } from "#actor/part/torso.ts";
import { drawGown } from "./gown.ts";
import { drawHumanHead, faces } from "./human-head.ts";

export const wizard: Rig = {
  build: {
    leg: 56,
    hipGap: 14,
    thigh: 12,
    ankle: 9,
    torso: 92,
    shoulder: 27,
    belly: 34,
    hip: 36,
    arm: 72,
    sleeve: 10,
    wrist: 15,
    shoulderDrop: 15,
    head: { w: 43, h: 44, up: 36 },
    hand: { kind: "mitten", r: 9 },
    foot: { kind: "boot", length: 38, height: 15 },
    eye: { gap: 0.44, up: 0.02, rx: 10, ry: 12.5, kind: "round" },
    mouth: { up: -0.66, w: 11, out: 1.04 },
  },
  colors: {
    body: "#e6b08c",
    belly: "#ffd66b",
    hair: "#f1f0f6",
    accent: "#ffcf4a",
    eyes: "#3a70b8",
    outfit: "#3d3a9c",
  },
  limbs: { arm: "outfit", hand: "body", leg: "outfit", foot: "accent" },
  faces,
  crown: 1.75,
  flank: 0.4,
  bearded: true,
  torso(figure) {
    drawGown(figure, { flare: 1.3, low: 0.84 });
    drawSash(figure);
  },
  headBehind(figure) {
    const { ink, head, tones } = figure;
    paint(ink, tones.hair, { x: -6, y: 6, r: head.w }, (s) =>
      ellipse(s, { x: -7, y: 9, w: head.w * 1.06, h: head.h * 0.94 }),
    );
  },
  head(figure) {
    drawHumanHead(figure);
  },
  muzzle(figure) {
    drawBeard(figure, 1);
    const { ink, head, tones } = figure;
    const at = onHead(head, 0, -0.22, 1.12);
    paint(ink, { ...tones.body, line: tones.body.deep }, { x: at.x, y: at.y, r: 10 }, (s) =>
      ellipse(s, { x: at.x, y: at.y, w: 9.5, h: 8.5 }),
    );
  },
  headFront: drawPointedHat,
};

function drawSash(figure: Figure): void {
  const { ink, build, tones } = figure;
  const y = -build.torso * 0.16;
  mark(ink, tones.accent.base, (s) => {
    s.moveTo(-build.belly * 1.0, y - 4);
    s.quadraticCurveTo(0, y + 8, build.belly * 1.0, y - 4);
    s.lineTo(build.belly * 1.02, y + 6);
    s.quadraticCurveTo(0, y + 18, -build.belly * 1.02, y + 6);
    s.closePath();
  });
  const x = bellyShift(figure);
  mark(ink, tones.belly.base, (s) => {
    star(s, { x: x - 16, y: build.leg * 0.3, w: 6.5, h: 0 });
    star(s, { x: x + 14, y: build.leg * 0.46, w: 5, h: 0 });
    star(s, { x: x + 19, y: build.leg * 0.04, w: 4, h: 0 });
  });
}

const otherHats: ReadonlySet<string> = new Set(["hat", "crown", "helmet"]);

function drawPointedHat(figure: Figure): void {
  const { ink, head, tones, swing, pose, look } = figure;
  if (look.wears?.some((garment) => otherHats.has(garment))) return;
  const { w, h, yaw } = head;
  const { surface } = ink;
  const flop = -swing.x * 26 + Math.sin(pose.time * 1.3) * 2;
  surface.save();
  surface.translate(Math.sin(yaw) * w * 0.08, -h * 0.7);
  surface.rotate(-0.06);
  paint(ink, tones.outfit, { x: 0, y: -h * 0.8, r: w, needsClip: true }, (s) => {
    s.moveTo(-w * 0.82, 2);
    s.bezierCurveTo(-w * 0.5, -h * 0.7, -w * 0.36, -h * 1.3, -w * 0.3 + flop * 0.5, -h * 1.86);
    s.bezierCurveTo(
      -w * 0.3 + flop,
      -h * 2.1,
      -w * 0.62 + flop,
      -h * 2.06,
      -w * 0.9 + flop,
      -h * 1.9,
    );
    s.bezierCurveTo(
      -w * 0.62 + flop,
      -h * 2.36,
      w * 0.06 + flop * 0.6,
      -h * 2.3,
      w * 0.2 + flop * 0.4,
      -h * 1.7,
    );
    s.bezierCurveTo(w * 0.34, -h * 1.1, w * 0.62, -h * 0.6, w * 0.82, 2);
    s.closePath();
  });
  mark(ink, tones.accent.base, (s) => {
    star(s, { x: -w * 0.08, y: -h * 1.1, w: 9, h: 0 });
    star(s, { x: w * 0.26, y: -h * 0.66, w: 6, h: 0 });
    star(s, { x: -w * 0.36, y: -h * 0.54, w: 5, h: 0 });
  });
  tint(ink, tones.accent, (s) => {
    s.moveTo(-w * 0.85, -6);
    s.quadraticCurveTo(0, h * 0.14, w * 0.85, -6);
    s.lineTo(w * 0.76, -h * 0.27);
    s.quadraticCurveTo(0, -h * 0.08, -w * 0.76, -h * 0.27);
    s.closePath();
  });
  paint(ink, tones.outfit, { x: 0, y: 4, r: w * 1.2 }, (s) => {
    s.moveTo(-w * 1.36, h * 0.06);
    s.bezierCurveTo(-w * 0.7, -h * 0.22, w * 0.7, -h * 0.22, w * 1.36, h * 0.06);
    s.bezierCurveTo(w * 0.8, h * 0.34, -w * 0.8, h * 0.34, -w * 1.36, h * 0.06);
    s.closePath();
  });
  surface.restore();
}
