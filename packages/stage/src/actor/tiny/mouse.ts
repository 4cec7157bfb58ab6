import type { Rig } from "#actor/figure/figure.ts";
import { drawEars } from "#actor/part/ears.ts";
import { drawMuzzle, drawNose } from "#actor/part/nose.ts";
import { drawSkull, roundSkull } from "#actor/part/skull.ts";
import { drawTail } from "#actor/part/tail.ts";

/** A mouse: great round ears, a thin tail, pink hands. */
export const mouse: Rig = {
  build: {
    leg: 26,
    hipGap: 13,
    thigh: 11,
    ankle: 7,
    torso: 54,
    shoulder: 18,
    belly: 30,
    hip: 31,
    arm: 46,
    sleeve: 7,
    wrist: 6,
    shoulderDrop: 11,
    head: { w: 42, h: 38, up: 32 },
    hand: { kind: "mitten", r: 8 },
    foot: { kind: "paw", length: 38, height: 11 },
    eye: { gap: 0.48, up: 0.08, rx: 11.5, ry: 14.5, kind: "round" },
    mouth: { up: -0.58, w: 9, out: 1.08 },
  },
  colors: {
    body: "#9c93a8",
    belly: "#efe6ec",
    hair: "#6f6480",
    accent: "#f0a0ae",
    eyes: "#2a1c2c",
    outfit: "#c9503f",
  },
  limbs: { arm: "body", hand: "accent", leg: "body", foot: "accent" },
  crown: 0.95,
  flank: 0.5,
  behind(figure) {
    drawTail(figure, figure.tones.accent, {
      root: { x: -figure.build.hip * 0.7, y: -4 },
      length: 118,
      angle: -2.9,
      curl: 1.3,
      widths: [4.5, 3.6, 2.8, 2, 1.2],
      sway: 0.35,
      pace: 2.2,
    });
  },
  headBehind(figure) {
    drawEars(figure, figure.tones.body, {
      around: 0.98,
      up: 0.86,
      length: 0.88,
      width: 0.56,
      lean: 0.5,
      shape: "round",
    });
  },
  head: (figure) => drawSkull(figure, figure.tones.body, roundSkull),
  muzzle(figure) {
    drawMuzzle(figure, { w: 17, h: 11 });
    drawNose(figure, -0.34, 6, "#d9587a");
  },
};
