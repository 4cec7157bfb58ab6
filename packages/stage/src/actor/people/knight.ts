import { line, mark, paint, tint } from "#actor/ink/paint.ts";
import { blob, ellipse, roundedBox } from "#actor/ink/shapes.ts";
import { figureShades } from "#actor/ink/figure-context.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { bellyShift, drawTorso, layTorso } from "#actor/part/torso.ts";
import { drawHumanHead, drawHumanNose, faces } from "./human-head.ts";

export const knight: Rig = {
  build: {
    leg: 60,
    hipGap: 16,
    thigh: 15,
    ankle: 12,
    torso: 84,
    shoulder: 33,
    belly: 32,
    hip: 29,
    arm: 70,
    sleeve: 13,
    wrist: 12,
    shoulderDrop: 15,
    head: { w: 43, h: 44, up: 37 },
    hand: { kind: "mitten", r: 10 },
    foot: { kind: "plate", length: 42, height: 16 },
    eye: { gap: 0.42, up: -0.04, rx: 10, ry: 13, kind: "round" },
    mouth: { up: -0.6, w: 11, out: 1 },
  },
  colors: {
    body: "#c9d2e2",
    belly: "#e2aa84",
    hair: "#c8363f",
    accent: "#f0c04a",
    eyes: "#3a5f9c",
    outfit: "#3a62b8",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "body" },
  skin: "belly",
  faces,
  crown: 0.6,
  flank: 0.4,
  torso(figure) {
    drawTorso(figure, "body");
    drawTabard(figure);
  },
  shoulders: drawPauldrons,
  headBehind: drawPlume,
  head(figure) {
    drawHumanHead(figure);
  },
  muzzle: drawHumanNose,
  headFront: drawHelm,
};

function drawTabard(figure: Figure): void {
  const { ink, build, tones } = figure;
  const { surface } = ink;
  const { torso: t, belly } = build;
  const x = bellyShift(figure) * 0.8;
  surface.save();
  surface.beginPath();
  layTorso(surface, figure);
  surface.clip();
  mark(ink, tones.outfit.base, (s) => {
    s.moveTo(x - belly * 0.62, -t * 1.05);
    s.lineTo(x + belly * 0.62, -t * 1.05);
    s.lineTo(x + belly * 0.72, t * 0.2);
    s.lineTo(x - belly * 0.72, t * 0.2);
    s.closePath();
  });
  mark(ink, tones.outfit.shade, (s) => s.rect(x - belly * 0.72, -t * 1.05, belly * 0.72, t * 1.3));
  surface.restore();
  tint(ink, tones.accent, (s) =>
    roundedBox(s, { x: x * 0.5, y: -t * 0.1, w: belly * 0.92, h: 5 }, 4),
  );
  mark(ink, tones.accent.base, (s) => {
    blob(s, [0, -1, 0.9, -0.8, 0.8, 0.2, 0, 1, -0.8, 0.2, -0.9, -0.8], {
      x,
      y: -t * 0.56,
      w: 11,
      h: 13,
    });
  });
  mark(ink, tones.outfit.deep, (s) => {
    s.rect(x - 1.6, -t * 0.56 - 9, 3.2, 18);
    s.rect(x - 7, -t * 0.56 - 4, 14, 3.2);
  });
}

function drawPauldrons({ ink, build, tones, turned }: Figure): void {
  for (const side of [1, -1]) {
    const x = side * build.shoulder * (0.96 - (side < 0 ? 0.16 * turned : 0.04 * turned));
    const y = -build.torso * 0.86;
    paint(ink, tones.body, { x, y, r: 15 }, (s) => ellipse(s, { x, y, w: 15, h: 13 }));
    line(ink, tones.body.deep, 2, (s) => {
      s.moveTo(x - 11, y + 4);
      s.quadraticCurveTo(x, y + 9, x + 11, y + 4);
    });
  }
}

function drawPlume({ ink, head, tones, swing, pose, seed }: Figure): void {
  const { w, h } = head;
  const wave = Math.sin(pose.time * 2.3 + seed) * 4 - swing.x * 26;
  paint(ink, tones.hair, { x: -w * 0.7, y: -h * 1.1, r: 30, needsClip: true }, (s) => {
    s.moveTo(4, -h * 1.0);
    s.bezierCurveTo(
      -w * 0.1,
      -h * 1.95,
      -w * 1.1 + wave * 0.5,
      -h * 1.9,
      -w * 1.42 + wave,
      -h * 1.0 - swing.y * 16,
    );
    s.bezierCurveTo(
      -w * 1.5 + wave,
      -h * 0.6,
      -w * 1.22 + wave,
      -h * 0.36,
      -w * 1.3 + wave,
      -h * 0.12 - swing.y * 16,
    );
    s.bezierCurveTo(-w * 0.9 + wave * 0.7, -h * 0.3, -w * 0.78, -h * 0.9, -w * 0.3, -h * 0.92);
    s.closePath();
  });
}

function drawHelm(figure: Figure): void {
  const { ink, head, tones } = figure;
  const { w, h, yaw } = head;
  const x = Math.sin(yaw) * w * 0.1;
  const steel = tones.body;
  paint(ink, steel, { x: 0, y: -h * 0.5, r: w, needsClip: true }, (s) => {
    s.moveTo(-w * 1.04, h * 0.62);
    s.bezierCurveTo(-w * 1.24, -h * 0.5, -w * 0.8, -h * 1.24, 0, -h * 1.22);
    s.bezierCurveTo(w * 0.8, -h * 1.24, w * 1.2, -h * 0.5, w * 1.04, h * 0.56);
    s.quadraticCurveTo(w * 0.94, h * 0.72, w * 0.82, h * 0.6);
    s.bezierCurveTo(w * 0.94, h * 0.1, w * 0.9, -h * 0.3, w * 0.66 + x, -h * 0.46);
    s.quadraticCurveTo(x, -h * 0.62, -w * 0.6 + x, -h * 0.46);
    s.bezierCurveTo(-w * 0.84, -h * 0.3, -w * 0.8, h * 0.2, -w * 0.66, h * 0.7);
    s.quadraticCurveTo(-w * 0.9, h * 0.86, -w * 1.04, h * 0.62);
    s.closePath();
  });
  paint(ink, { ...steel, base: steel.light }, { x, y: -h * 0.66, r: w * 0.7 }, (s) => {
    s.moveTo(-w * 0.84 + x * 0.6, -h * 0.44);
    s.quadraticCurveTo(x, -h * 0.66, w * 0.86 + x * 0.6, -h * 0.44);
    s.quadraticCurveTo(w * 0.9, -h * 0.84, w * 0.36 + x, -h * 0.98);
    s.quadraticCurveTo(x, -h * 1.06, -w * 0.36 + x, -h * 0.98);
    s.quadraticCurveTo(-w * 0.86, -h * 0.84, -w * 0.84 + x * 0.6, -h * 0.44);
    s.closePath();
  });
  mark(ink, steel.deep, (s) => {
    for (const n of [-2, -1, 0, 1, 2])
      ellipse(s, { x: x + n * w * 0.2, y: -h * 0.74, w: 2.2, h: 7 });
  });
  mark(ink, figureShades(ink, "#f0c04a").base, (s) =>
    ellipse(s, { x: -w * 0.96 + x * 0.4, y: -h * 0.42, w: 5.5, h: 5.5 }),
  );
}
