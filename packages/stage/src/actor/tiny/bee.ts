import { withAlpha } from "#paint/mix.ts";
import { line, mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { layTorso, drawTorso } from "#actor/part/torso.ts";
import { drawSkull, roundSkull } from "#actor/part/skull.ts";
import { drawAntennae } from "./antennae.ts";

/** A round bee: striped, in a fur collar, with wings that never rest in the air. */
export const bee: Rig = {
  build: {
    leg: 20,
    hipGap: 13,
    thigh: 6,
    ankle: 4.5,
    torso: 70,
    shoulder: 36,
    belly: 46,
    hip: 34,
    arm: 40,
    sleeve: 6,
    wrist: 5,
    shoulderDrop: 16,
    head: { w: 44, h: 41, up: 30 },
    hand: { kind: "mitten", r: 7 },
    foot: { kind: "shoe", length: 22, height: 10 },
    eye: { gap: 0.48, up: 0.04, rx: 13, ry: 16.5, kind: "round" },
    mouth: { up: -0.56, w: 11, out: 1 },
  },
  colors: {
    body: "#f4b92e",
    belly: "#fff1c8",
    hair: "#3a2a22",
    accent: "#ff7f6e",
    eyes: "#3a2418",
    outfit: "#3a2a22",
  },
  limbs: { arm: "hair", hand: "hair", leg: "hair", foot: "hair" },
  crown: 1,
  flank: 0.1,
  behind(figure) {
    drawSting(figure);
    drawWings(figure);
  },
  torso(figure) {
    const { ink, build, tones } = figure;
    const { surface } = ink;
    drawTorso(figure, "body");
    surface.save();
    surface.beginPath();
    layTorso(surface, figure);
    surface.clip();
    for (const up of [0.02, 0.36])
      mark(ink, tones.hair.base, (s) =>
        s.rect(-80, -build.torso * (up + 0.16), 160, build.torso * 0.16),
      );
    surface.restore();
    const collar = { x: 2, y: -build.torso * 0.92, w: build.shoulder * 0.98, h: 15 };
    paint(ink, tones.belly, { x: 0, y: collar.y, r: 20 }, (s) => ellipse(s, collar));
  },
  headBehind: (figure) =>
    drawAntennae(figure, { color: figure.tones.hair.base, length: 46, knob: 6, bend: 0.5 }),
  head: (figure) => drawSkull(figure, figure.tones.body, roundSkull),
};

function drawSting({ ink, build, tones }: Figure): void {
  mark(ink, tones.hair.base, (s) => {
    s.moveTo(-build.hip * 0.7, -10);
    s.lineTo(-build.hip - 22, 4);
    s.lineTo(-build.hip * 0.6, 8);
    s.closePath();
  });
}

function drawWings({ ink, build, pose, seed }: Figure): void {
  const airborne = Math.max(pose.wings, Math.min(1, pose.lift / 20));
  const beat = Math.sin(pose.time * 34 + seed) * 0.55 * airborne;
  const pane = withAlpha(ink.style.shading === "glow" ? "#9adfff" : "#f4fbff", 0.78);
  for (const [lean, long] of [
    [-0.95, 62],
    [-0.35, 46],
  ] as const) {
    const angle = -Math.PI / 2 + lean - beat;
    const root = { x: -10, y: -build.torso * 0.78 };
    const middle = {
      x: root.x + Math.cos(angle) * long * 0.75,
      y: root.y + Math.sin(angle) * long * 0.75,
    };
    mark(ink, pane, (s) => ellipse(s, { ...middle, w: long * 0.78, h: long * 0.36 }, angle));
    line(ink, withAlpha(ink.light.shadow, 0.5), 1.6, (s) =>
      ellipse(s, { ...middle, w: long * 0.78, h: long * 0.36 }, angle),
    );
  }
}
