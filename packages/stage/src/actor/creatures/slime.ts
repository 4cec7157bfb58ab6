import { withAlpha } from "#paint/mix.ts";
import { mark, paint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import { drawArm, drawHead } from "#actor/figure/draw-figure.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { drawPattern } from "#actor/part/pattern.ts";
import { drawWorn } from "#actor/worn/wear.ts";
import type { Surface } from "#surface.ts";

export const slime: Rig = {
  build: {
    leg: 6,
    hipGap: 20,
    thigh: 6,
    ankle: 6,
    torso: 48,
    shoulder: 52,
    belly: 62,
    hip: 66,
    arm: 44,
    stretch: 2.4,
    sleeve: 12,
    wrist: 10,
    shoulderDrop: -2,
    head: { w: 60, h: 52, up: 8 },
    hand: { kind: "mitten", r: 9 },
    foot: { kind: "paw", length: 30, height: 8 },
    eye: { gap: 0.38, up: -0.02, rx: 13.5, ry: 17, kind: "round" },
    mouth: { up: -0.5, w: 14, out: 1 },
  },
  colors: {
    body: "#58d0a6",
    belly: "#c9fff0",
    hair: "#2f9c86",
    accent: "#ff7fb2",
    eyes: "#2b7f8c",
    outfit: "#7a5ae0",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "body" },
  crown: 0.1,
  flank: 0.1,
  head: drawJelly,
  assemble(figure) {
    const { surface } = figure.ink;
    const { pose, build } = figure;
    const low = pose.crouch * 0.27;
    surface.save();
    surface.translate(pose.hips.x, -pose.hips.y * 0.5);
    surface.scale(1 + low * 0.6, 1 - low);
    surface.rotate(pose.lean * 0.6);
    if (figure.layer === "far-arm" || figure.layer === "near-arm") {
      // The near arm embraces below the mouth.
      if (figure.layer === "near-arm") surface.translate(0, 24);
      drawArm(figure, figure.layer === "far-arm" ? "far" : "near");
      surface.restore();
      return;
    }
    const withArms = figure.layer !== "trunk";
    // Held out, the near arm would cover the face: it passes behind the body.
    const isHeldOut = pose.twist > 0.4;
    if (withArms && isHeldOut) drawArm(figure, "near");
    drawWorn({ ...figure, build: { ...build, shoulder: 30, belly: 52 } }, "back");
    if (withArms && !pose.farInFront) drawArm(figure, "far");
    surface.save();
    surface.translate(0, -build.torso - build.head.up);
    surface.rotate(pose.head.tilt * 0.35);
    drawHead(figure);
    surface.restore();
    // Clothes for chest and neck go around the foot, below the mouth.
    const chinless = { ...build.head, h: build.head.up };
    const base = { ...build, head: chinless, torso: 20, shoulder: 42, shoulderDrop: 32 };
    drawWorn({ ...figure, build: base }, "body");
    drawWorn({ ...figure, build: { ...base, torso: 17 } }, "neck");
    if (withArms && pose.farInFront) drawArm(figure, "far");
    if (withArms && !isHeldOut) drawArm(figure, "near");
    surface.restore();
  },
};

function layJelly(surface: Surface, { build, pose, seed, swing }: Figure): void {
  const w = build.belly;
  const drop = build.torso + build.head.up;
  const wave = (n: number) => Math.sin(pose.time * 3.2 + n * 2.1 + seed) * 1.8;
  const lag = -swing.x * 22;
  blob(
    surface,
    [
      lag + wave(0),
      -build.head.h - swing.y * 10,
      w * 0.56 + lag,
      -build.head.h * 0.78 + wave(1),
      w * 0.92 + lag * 0.4,
      -build.head.h * 0.1,
      w * 1.08 + wave(2),
      drop * 0.66,
      w * 1.02,
      drop * 0.97,
      w * 0.5,
      drop + 2,
      -w * 0.5,
      drop + 2,
      -w * 1.02,
      drop * 0.97,
      -w * 1.08 + wave(3),
      drop * 0.66,
      -w * 0.92 + lag * 0.4,
      -build.head.h * 0.1,
      -w * 0.56 + lag,
      -build.head.h * 0.78 + wave(4),
    ],
    { x: 0, y: 0, w: 1, h: 1 },
  );
}

function drawJelly(figure: Figure): void {
  const { ink, tones, build, pose, look } = figure;
  const { surface } = ink;
  const tone = tones.body;
  const drop = build.torso + build.head.up;
  paint(ink, tone, { x: 0, y: 0, r: build.belly * 1.15, form: "ball" }, (s) => layJelly(s, figure));
  surface.save();
  surface.beginPath();
  layJelly(surface, figure);
  surface.clip();
  mark(ink, withAlpha(tone.light, 0.55), (s) =>
    ellipse(s, { x: 0, y: drop * 0.92, w: build.belly * 0.92, h: drop * 0.34 }),
  );
  if (look.pattern && look.pattern !== "plain")
    drawPattern(figure, tone, { x: 0, y: 0, w: build.belly, h: build.head.h });
  mark(ink, withAlpha(tone.light, 0.5), (s) => {
    for (let n = 0; n < 5; n += 1) {
      const rise = (pose.time * 0.16 + n * 0.21) % 1;
      const r = 2.4 + (n % 3) * 1.9;
      ellipse(s, {
        x: Math.sin(n * 2.6 + pose.time * 0.5) * build.belly * 0.72,
        y: drop * 0.9 - rise * drop * 1.7,
        w: r,
        h: r,
      });
    }
  });
  surface.restore();
  const shine = ink.lx >= 0 ? 1 : -1;
  mark(ink, withAlpha("#ffffff", 0.75), (s) => {
    ellipse(
      s,
      { x: shine * build.belly * 0.42, y: -build.head.h * 0.62, w: 13, h: 6.5 },
      shine * 0.5,
    );
    ellipse(s, { x: shine * build.belly * 0.7, y: -build.head.h * 0.3, w: 4, h: 5.5 }, shine * 0.3);
  });
}
