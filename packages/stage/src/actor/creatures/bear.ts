import { paint, tint } from "#actor/ink/paint.ts";
import { ellipse, leaf } from "#actor/ink/shapes.ts";
import { drawEars } from "#actor/part/ears.ts";
import { muzzleScale } from "#actor/figure/build.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawNose } from "#actor/part/nose.ts";
import { cheekySkull, drawSkull } from "#actor/part/skull.ts";

export const bear: Rig = {
  build: {
    leg: 48,
    hipGap: 25,
    thigh: 21,
    ankle: 17,
    torso: 102,
    shoulder: 42,
    belly: 62,
    hip: 54,
    arm: 92,
    sleeve: 18,
    wrist: 15,
    shoulderDrop: 22,
    head: { w: 60, h: 51, up: 36 },
    hand: { kind: "paw", r: 17 },
    foot: { kind: "paw", length: 52, height: 23 },
    eye: { gap: 0.37, up: 0.16, rx: 13, ry: 16.5, kind: "round" },
    mouth: { up: -0.56, w: 15, out: 1.12 },
  },
  colors: {
    body: "#8a5a3a",
    belly: "#d9b083",
    hair: "#5a3622",
    accent: "#d8433f",
    eyes: "#5a3a1c",
    outfit: "#3f7a55",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "body" },
  crown: 0.4,
  flank: 0,
  behind({ ink, build, tones }) {
    paint(ink, tones.body, { x: -build.hip, y: -6, r: 14 }, (s) =>
      ellipse(s, { x: -build.hip * 0.96, y: -6, w: 13, h: 13 }),
    );
  },
  head(figure) {
    drawEars(figure, figure.tones.body, {
      around: 0.95,
      up: 0.86,
      length: 0.46,
      width: 0.29,
      lean: 0.55,
      shape: "round",
    });
    drawTuft(figure);
    drawSkull(figure, figure.tones.body, cheekySkull);
  },
  muzzle(figure) {
    const { ink, head, build, tones, look } = figure;
    const { wide, tall } = muzzleScale(look);
    const at = onHead(head, 0, build.mouth.up + 0.16, build.mouth.out * 0.94);
    paint(ink, { ...tones.belly, line: tones.belly.shade }, { x: at.x, y: at.y, r: 25 }, (s) =>
      ellipse(s, { x: at.x, y: at.y, w: 29 * wide * (0.55 + 0.45 * at.wide), h: 22 * tall }),
    );
    drawNose(figure, -0.3, 11);
  },
};

function drawTuft({ ink, head, tones, swing }: Figure): void {
  const x = Math.sin(head.yaw) * head.w * 0.2;
  tint(ink, tones.body, (s) => {
    for (const [dx, lean] of [
      [-9, -9],
      [0, 1],
      [9, 11],
    ] as const) {
      const tip = { x: x + dx + lean - swing.x * 9, y: -head.h * 1.17 };
      leaf(s, { x: x + dx * 0.7, y: -head.h * 0.84 }, tip, 6);
    }
  });
}
