import { line, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { drawSkull, roundSkull } from "#actor/part/skull.ts";
import { drawAntennae } from "./antennae.ts";

/** An ant that walks upright: three body parts, six limbs, feelers with elbows. */
export const ant: Rig = {
  build: {
    leg: 46,
    hipGap: 11,
    thigh: 6,
    ankle: 4.5,
    torso: 54,
    shoulder: 15,
    belly: 17,
    hip: 12,
    arm: 60,
    sleeve: 5.5,
    wrist: 4.5,
    shoulderDrop: 10,
    head: { w: 42, h: 40, up: 38 },
    hand: { kind: "mitten", r: 6.5 },
    foot: { kind: "shoe", length: 24, height: 10 },
    eye: { gap: 0.5, up: 0.06, rx: 13, ry: 16, kind: "round" },
    mouth: { up: -0.56, w: 11, out: 1 },
  },
  colors: {
    body: "#a8452f",
    belly: "#c96a48",
    hair: "#6e2a1e",
    accent: "#f0b840",
    eyes: "#3a1c14",
    outfit: "#3f7a55",
  },
  limbs: { arm: "hair", hand: "hair", leg: "hair", foot: "hair" },
  crown: 1.1,
  flank: 0.1,
  behind(figure) {
    drawAbdomen(figure);
    drawMiddleLegs(figure);
  },
  headBehind: (figure) =>
    drawAntennae(figure, { color: figure.tones.hair.base, length: 56, knob: 4.5, bend: 0.9 }),
  head: (figure) => drawSkull(figure, figure.tones.body, roundSkull),
};

function drawAbdomen({ ink, tones, swing }: Figure): void {
  const at = { x: -36, y: -2 - swing.y * 10 };
  paint(ink, tones.body, { ...at, r: 36, form: "ball" }, (s) =>
    ellipse(s, { ...at, w: 38, h: 29 }, -0.32),
  );
  line(ink, tones.body.deep, 2.4, (s) => {
    for (const n of [-8, 8]) {
      s.moveTo(at.x + n - 4, at.y - 25);
      s.quadraticCurveTo(at.x + n - 14, at.y, at.x + n - 2, at.y + 26);
    }
  });
}

/** The middle pair only swings along; arms and legs do the work. */
function drawMiddleLegs({ ink, build, tones, pose, seed }: Figure): void {
  const swing = Math.sin(pose.gait.phase * Math.PI * 2 + seed) * 8 * pose.gait.stride;
  const top = -build.torso * 0.42;
  line(ink, tones.hair.base, 8, (s) => {
    for (const side of [-1, 1]) {
      s.moveTo(side * 8, top);
      s.quadraticCurveTo(side * 40, top - 4 + swing * side, side * 34, top + 34 + swing);
    }
  });
}
