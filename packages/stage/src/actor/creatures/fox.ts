import { mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import { drawEars } from "#actor/part/ears.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawNose } from "#actor/part/nose.ts";
import { drawSkull } from "#actor/part/skull.ts";
import { drawTail } from "#actor/part/tail.ts";

const skull = [
  0, -0.95, 0.55, -0.82, 0.86, -0.28, 1.12, 0.24, 1.3, 0.62, 0.86, 0.66, 0.42, 0.9, 0, 1.02, -0.42,
  0.9, -0.86, 0.66, -1.3, 0.62, -1.12, 0.24, -0.86, -0.28, -0.55, -0.82,
];

export const fox: Rig = {
  build: {
    leg: 58,
    hipGap: 14,
    thigh: 12,
    ankle: 7.5,
    torso: 74,
    shoulder: 22,
    belly: 26,
    hip: 25,
    arm: 66,
    sleeve: 8.5,
    wrist: 7.5,
    shoulderDrop: 13,
    head: { w: 51, h: 45, up: 36 },
    hand: { kind: "paw", r: 9.5 },
    foot: { kind: "paw", length: 34, height: 14 },
    eye: { gap: 0.46, up: 0.12, rx: 13, ry: 16.5, kind: "round" },
    mouth: { up: -0.66, w: 12, out: 1.12 },
  },
  colors: {
    body: "#e8702c",
    belly: "#fff1de",
    hair: "#4a2430",
    accent: "#2f9d8f",
    eyes: "#c98a1b",
    outfit: "#2f6f8f",
  },
  limbs: { arm: "body", hand: "hair", leg: "body", foot: "hair" },
  crown: 0.8,
  flank: 0.5,
  behind(figure) {
    const { tones, build } = figure;
    const tail = {
      root: { x: -build.hip * 0.5, y: -8 },
      length: 122,
      angle: -3.35,
      curl: 1.75,
      widths: [5, 15, 25, 24, 15, 2],
      sway: 0.3,
      pace: 2,
    };
    drawTail(figure, tones.body, tail);
    drawTailTip(figure);
  },
  head(figure) {
    drawEars(figure, figure.tones.body, {
      around: 0.66,
      up: 0.8,
      length: 0.98,
      width: 0.36,
      lean: 0.42,
      shape: "pointed",
      tip: figure.tones.hair,
    });
    drawSkull(figure, figure.tones.body, skull);
    drawWhiskerFur(figure);
  },
  muzzle(figure) {
    drawSnout(figure);
    drawNose(figure, -0.36, 8);
  },
};

/** The white tip follows the same curve, so it is drawn as the last part of the tail. */
function drawTailTip(figure: Figure): void {
  const { tones, build } = figure;
  const whole = {
    root: { x: -build.hip * 0.5, y: -8 },
    length: 122,
    angle: -3.35,
    curl: 1.75,
    sway: 0.3,
    pace: 2,
  };
  drawTail(figure, tones.belly, { ...whole, widths: [0, 0, 0, 21, 15, 2], from: 0.62 });
}

function drawWhiskerFur({ ink, head, tones }: Figure): void {
  const shift = Math.sin(head.yaw) * head.w * 0.42;
  const { w, h } = head;
  mark(ink, tones.belly.base, (s) => {
    s.moveTo(shift, -h * 0.1);
    s.bezierCurveTo(shift + w * 0.3, -h * 0.02, w * 0.8, h * 0.2, w * 1.27, h * 0.6);
    s.bezierCurveTo(w * 0.98, h * 0.6, w * 0.86, h * 0.62, w * 0.82, h * 0.64);
    s.bezierCurveTo(w * 0.5, h * 0.84, w * 0.3, h, 0, h);
    s.bezierCurveTo(-w * 0.3, h, -w * 0.5, h * 0.84, -w * 0.82, h * 0.64);
    s.bezierCurveTo(-w * 0.86, h * 0.62, -w * 0.98, h * 0.6, -w * 1.27, h * 0.6);
    s.bezierCurveTo(-w * 0.8, h * 0.24, shift - w * 0.3, h * 0.02, shift, -h * 0.1);
    s.closePath();
  });
}

function drawSnout(figure: Figure): void {
  const { ink, head, build, tones } = figure;
  const at = onHead(head, 0, build.mouth.up + 0.2, build.mouth.out);
  paint(ink, { ...tones.belly, line: tones.belly.base }, { x: at.x, y: at.y, r: 20 }, (s) =>
    ellipse(s, { x: at.x - Math.sin(head.yaw) * 3, y: at.y + 3, w: 19, h: 14.5 }),
  );
  mark(ink, tones.body.base, (s) => {
    s.moveTo(at.x - 14, at.y - 8);
    s.quadraticCurveTo(at.x - 6, at.y - 26, at.x - Math.sin(head.yaw) * 14, at.y - 30);
    s.quadraticCurveTo(at.x + 8, at.y - 24, at.x + 13, at.y - 8);
    s.quadraticCurveTo(at.x, at.y - 2, at.x - 14, at.y - 8);
  });
}
