import { mark, paint } from "#actor/ink/paint.ts";
import { ellipse, roundedBox } from "#actor/ink/shapes.ts";
import { drawEars } from "#actor/part/ears.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawMuzzle, drawNose } from "#actor/part/nose.ts";
import { drawSkull, roundSkull } from "#actor/part/skull.ts";

export const rabbit: Rig = {
  build: {
    leg: 44,
    hipGap: 15,
    thigh: 14,
    ankle: 9,
    torso: 62,
    shoulder: 20,
    belly: 29,
    hip: 29,
    arm: 52,
    sleeve: 8.5,
    wrist: 7.5,
    shoulderDrop: 12,
    head: { w: 44, h: 43, up: 36 },
    hand: { kind: "paw", r: 9.5 },
    foot: { kind: "paw", length: 48, height: 14 },
    eye: { gap: 0.52, up: 0.08, rx: 12.5, ry: 16, kind: "round" },
    mouth: { up: -0.58, w: 10, out: 1.02 },
  },
  colors: {
    body: "#e9d9c8",
    belly: "#fff8ef",
    hair: "#c9a98a",
    accent: "#5a8fe0",
    eyes: "#7a4a2a",
    outfit: "#5a8fe0",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "belly" },
  crown: 1.9,
  flank: 0.1,
  behind({ ink, build, tones }) {
    paint(ink, tones.belly, { x: -build.hip, y: 0, r: 14 }, (s) =>
      ellipse(s, { x: -build.hip * 1.02, y: 0, w: 13, h: 13 }),
    );
  },
  headBehind(figure) {
    drawEars(figure, figure.tones.body, {
      around: 0.6,
      up: 1.12,
      length: 1.9,
      width: 0.34,
      lean: 0.2,
      shape: "long",
    });
  },
  head(figure) {
    drawSkull(figure, figure.tones.body, roundSkull);
  },
  muzzle(figure) {
    drawMuzzle(figure, { w: 21, h: 13 });
    drawTeeth(figure);
    drawNose(figure, -0.32, 6, "#d9738a");
  },
};

function drawTeeth({ ink, head, build, pose }: Figure): void {
  const { mouth } = pose.face;
  if (mouth.from !== "X" && mouth.from !== "A" && mouth.from !== "B") return;
  const at = onHead(head, 0, build.mouth.up, build.mouth.out);
  mark(ink, "#fffdf5", (s) => {
    roundedBox(s, { x: at.x - 2.7, y: at.y + 6, w: 2.5, h: 4.6 }, 2);
    roundedBox(s, { x: at.x + 2.7, y: at.y + 6, w: 2.5, h: 4.6 }, 2);
  });
}
