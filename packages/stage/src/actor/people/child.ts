import { mark, tint } from "#actor/ink/paint.ts";
import { ellipse, star } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { bellyShift, drawTorso, layTorso } from "#actor/part/torso.ts";
import { drawHairBehind, drawHairFront } from "./child-hair.ts";
import { drawHumanHead, drawHumanNose, faces } from "./human-head.ts";

export const child: Rig = {
  build: {
    leg: 52,
    hipGap: 13,
    thigh: 11.5,
    ankle: 8,
    torso: 64,
    shoulder: 21,
    belly: 24,
    hip: 24,
    arm: 58,
    sleeve: 9,
    wrist: 7.5,
    shoulderDrop: 12,
    head: { w: 46, h: 45, up: 42 },
    hand: { kind: "mitten", r: 8 },
    foot: { kind: "shoe", length: 34, height: 15 },
    eye: { gap: 0.42, up: -0.02, rx: 11, ry: 14.5, kind: "round" },
    mouth: { up: -0.58, w: 11.5, out: 1 },
  },
  colors: {
    body: "#e8ab7d",
    belly: "#3d5a99",
    hair: "#4a2a1c",
    accent: "#e0483e",
    eyes: "#5a3a22",
    outfit: "#f2b632",
  },
  limbs: { arm: "outfit", hand: "body", leg: "belly", foot: "accent" },
  faces,
  crown: 0.2,
  flank: 0.15,
  torso(figure) {
    const { ink, build, tones } = figure;
    const { surface } = ink;
    tint(ink, tones.body, (s) => ellipse(s, { x: 1, y: -build.torso - 2, w: 9, h: 9 }));
    drawTorso(figure, "outfit");
    surface.save();
    surface.beginPath();
    layTorso(surface, figure);
    surface.clip();
    mark(ink, tones.belly.base, (s) => s.rect(-80, -build.torso * 0.1, 160, 60));
    mark(ink, tones.belly.deep, (s) => s.rect(-80, -build.torso * 0.1, 160, 3));
    surface.restore();
    drawEmblem(figure);
  },
  headBehind: drawHairBehind,
  head: drawHumanHead,
  muzzle: drawHumanNose,
  headFront: drawHairFront,
};

function drawEmblem(figure: Figure): void {
  const { ink, build, tones } = figure;
  if (figure.look.pattern && figure.look.pattern !== "plain") return;
  mark(ink, tones.accent.base, (s) =>
    star(s, { x: bellyShift(figure) * 1.1, y: -build.torso * 0.5, w: 10, h: 0 }),
  );
}
