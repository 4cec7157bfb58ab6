import { line, mark, paint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import { drawHead } from "#actor/figure/draw-figure.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { drawSkull, roundSkull } from "#actor/part/skull.ts";
import { drawWorn } from "#actor/worn/wear.ts";
import { drawAntennae } from "./antennae.ts";

/** A snail: one foot, a house on its back, and feelers. */
export const snail: Rig = {
  build: {
    leg: 8,
    hipGap: 14,
    thigh: 6,
    ankle: 6,
    torso: 46,
    shoulder: 26,
    belly: 60,
    hip: 60,
    arm: 30,
    sleeve: 6,
    wrist: 5,
    shoulderDrop: 0,
    head: { w: 36, h: 34, up: 30 },
    hand: { kind: "mitten", r: 6 },
    foot: { kind: "paw", length: 24, height: 8 },
    eye: { gap: 0.46, up: 0.04, rx: 11, ry: 14, kind: "round" },
    mouth: { up: -0.54, w: 11, out: 1 },
  },
  colors: {
    body: "#d9b27a",
    belly: "#f0d8a8",
    hair: "#b08650",
    accent: "#c9654f",
    eyes: "#4a2c1c",
    outfit: "#8f4a7a",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "body" },
  crown: 1.1,
  flank: 0.2,
  headBehind: (figure) =>
    drawAntennae(figure, { color: figure.tones.body.base, length: 40, knob: 5.5, bend: 0.25 }),
  head(figure) {
    figure.rig.headBehind?.(figure);
    drawSkull(figure, figure.tones.body, roundSkull);
  },
  assemble(figure) {
    const { surface } = figure.ink;
    const { pose, build } = figure;
    const hide = Math.min(1, pose.crouch * 1.2);
    surface.save();
    surface.translate(pose.hips.x, 0);
    drawFoot(figure);
    drawShell(figure);
    surface.save();
    surface.translate(44 - hide * 26, -build.torso - build.head.up + hide * 30);
    surface.rotate(pose.head.tilt * 0.6 + pose.lean * 0.5);
    drawHead(figure);
    surface.restore();
    drawWorn({ ...figure, build: { ...build, torso: 34, shoulder: 16 } }, "neck");
    surface.restore();
  },
};

/** The foot ripples while it glides. */
function drawFoot({ ink, build, tones, pose }: Figure): void {
  const ripple = Math.sin(pose.time * 6) * 2 * Math.min(1, Math.abs(pose.drag.x) / 30);
  paint(ink, tones.body, { x: 0, y: -16, r: 60, needsClip: true }, (s) =>
    blob(
      s,
      [
        -74,
        -3,
        -46,
        -15 - ripple,
        -6,
        -20,
        26,
        -24,
        30,
        -54,
        44,
        -72,
        60,
        -58,
        56,
        -24,
        58,
        -8,
        48,
        0,
        6,
        1,
        -40,
        1,
      ],
      { x: 0, y: 0, w: 1, h: 1 },
    ),
  );
  mark(ink, tones.belly.base, (s) =>
    ellipse(s, { x: 46, y: -build.torso * 0.6, w: 8, h: 22 }, 0.06),
  );
}

function drawShell({ ink, tones, swing }: Figure): void {
  const { surface } = ink;
  surface.save();
  surface.translate(-16, -50);
  surface.rotate(-0.12 - swing.x * 0.12);
  paint(ink, tones.accent, { x: 0, y: 0, r: 46, form: "ball" }, (s) =>
    ellipse(s, { x: 0, y: 0, w: 46, h: 43 }),
  );
  line(ink, tones.accent.deep, 4.5, (s) => {
    for (let n = 0; n <= 44; n += 1) {
      const angle = 0.9 + n * 0.3;
      const radius = 40 * (1 - n / 46);
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.94];
      if (n === 0) s.moveTo(x, y);
      else s.lineTo(x, y);
    }
  });
  surface.restore();
}
