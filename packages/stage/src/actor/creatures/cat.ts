import { line, mark } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import { drawEars } from "#actor/part/ears.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawMuzzle, drawNose } from "#actor/part/nose.ts";
import { cheekySkull, drawSkull } from "#actor/part/skull.ts";
import { drawTail } from "#actor/part/tail.ts";
import { withAlpha } from "#paint/mix.ts";

export const cat: Rig = {
  build: {
    leg: 44,
    hipGap: 14,
    thigh: 11.5,
    ankle: 8.5,
    torso: 62,
    shoulder: 20,
    belly: 27,
    hip: 26,
    arm: 56,
    sleeve: 8.5,
    wrist: 7.5,
    shoulderDrop: 12,
    head: { w: 51, h: 43, up: 35 },
    hand: { kind: "paw", r: 9.5 },
    foot: { kind: "paw", length: 32, height: 14 },
    eye: { gap: 0.46, up: 0.06, rx: 15, ry: 17.5, kind: "round" },
    mouth: { up: -0.56, w: 10.5, out: 1.02 },
  },
  colors: {
    body: "#7f8aa8",
    belly: "#f2f0f4",
    hair: "#4a5272",
    accent: "#f25f8a",
    eyes: "#79b93c",
    outfit: "#8c5ad6",
  },
  limbs: { arm: "body", hand: "belly", leg: "body", foot: "belly" },
  crown: 0.6,
  flank: 0.4,
  behind(figure) {
    const { tones, build } = figure;
    drawTail(figure, tones.body, {
      root: { x: -build.hip * 0.7, y: -2 },
      length: 104,
      angle: -3.3,
      curl: 2.9,
      widths: [6.5, 7, 7, 7, 6],
      sway: 0.42,
      pace: 1.9,
    });
  },
  head(figure) {
    drawEars(figure, figure.tones.body, {
      around: 0.72,
      up: 0.8,
      length: 0.66,
      width: 0.32,
      lean: 0.32,
      shape: "pointed",
    });
    drawSkull(figure, figure.tones.body, cheekySkull);
    drawBrowStripes(figure);
  },
  muzzle(figure) {
    drawMuzzle(figure, { w: 21, h: 12 });
    drawNose(figure, -0.3, 6.4, "#d9587a");
  },
  headFront: drawWhiskers,
};

function drawBrowStripes({ ink, head, tones }: Figure): void {
  const x = Math.sin(head.yaw) * head.w * 0.32;
  mark(ink, tones.hair.base, (s) => {
    for (const [dx, long] of [
      [-13, 0.26],
      [0, 0.36],
      [13, 0.26],
    ] as const) {
      ellipse(s, { x: x + dx, y: -head.h * 0.78, w: 3.6, h: head.h * long }, dx * -0.012);
    }
  });
}

function drawWhiskers(figure: Figure): void {
  const { ink, head, pose } = figure;
  line(ink, withAlpha("#ffffff", 0.85), 1.7, (s) => {
    for (const side of [-1, 1]) {
      const from = onHead(head, side * 0.62, -0.42);
      if (from.wide < 0.3) continue;
      for (const n of [-1, 0, 1]) {
        const twitch = Math.sin(pose.time * 2.3 + n) * 1.2;
        s.moveTo(from.x, from.y + n * 4);
        s.quadraticCurveTo(
          from.x + side * 13,
          from.y + n * 6 - 3,
          from.x + side * 27 * (0.4 + from.wide),
          from.y + n * 10 + twitch,
        );
      }
    }
  });
}
