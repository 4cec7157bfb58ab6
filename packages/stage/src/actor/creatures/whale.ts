import { line, mark, paint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { drawHead } from "#actor/figure/draw-figure.ts";
import { drawPattern } from "#actor/part/pattern.ts";
import { drawWorn } from "#actor/worn/wear.ts";
import type { Surface } from "#surface.ts";

export const whale: Rig = {
  build: {
    leg: 34,
    hipGap: 30,
    thigh: 10,
    ankle: 10,
    torso: 70,
    shoulder: 74,
    belly: 88,
    hip: 80,
    arm: 64,
    sleeve: 16,
    wrist: 9,
    shoulderDrop: 20,
    head: { w: 98, h: 68, up: 10 },
    hand: { kind: "wing", r: 12 },
    foot: { kind: "paw", length: 40, height: 10 },
    eye: { gap: 0.46, up: 0.06, rx: 14, ry: 18, kind: "round" },
    mouth: { up: -0.4, w: 21, out: 1 },
  },
  colors: {
    body: "#4f86c8",
    belly: "#e9f3fb",
    hair: "#3a679f",
    accent: "#ff9a5a",
    eyes: "#3a4f7f",
    outfit: "#e05a6a",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "body" },
  crown: 0.1,
  flank: 0.5,
  head: drawBulk,
  assemble(figure) {
    const { surface } = figure.ink;
    const { pose, build } = figure;
    const bob = Math.sin(pose.time * 1.5 + figure.seed) * 5 * (1 - pose.crouch);
    surface.save();
    surface.translate(
      pose.hips.x,
      -(build.leg + build.head.h) * (1 - pose.crouch * 0.28) - bob - pose.hips.y,
    );
    surface.rotate(pose.lean * 0.8 + Math.sin(pose.time * 1.5 + figure.seed + 1) * 0.02);
    if (figure.layer === "near-arm") drawFin(figure, "near");
    else if (figure.layer !== "trunk") drawFin(figure, "far");
    if (figure.layer === "far-arm" || figure.layer === "near-arm") {
      surface.restore();
      return;
    }
    drawFluke(figure);
    drawTailScarf(figure);
    surface.rotate(pose.head.tilt * 0.5 + pose.head.nod * 0.1);
    drawHead(figure);
    if (figure.layer !== "trunk") drawFin(figure, "near");
    surface.restore();
  },
};

function layBulk(surface: Surface, { head }: Figure): void {
  blob(
    surface,
    [
      0.1, -1, 0.66, -0.86, 1, -0.3, 1.02, 0.3, 0.7, 0.82, 0.05, 1, -0.6, 0.84, -1.02, 0.36, -1.2,
      -0.16, -0.94, -0.52, -0.5, -0.86,
    ],
    { x: 0, y: 0, w: head.w, h: head.h },
  );
}

function drawBulk(figure: Figure): void {
  const { ink, tones, head, look } = figure;
  const { surface } = ink;
  drawSpout(figure);
  paint(ink, tones.body, { x: 0, y: 0, r: head.w, form: "ball" }, (s) => layBulk(s, figure));
  surface.save();
  surface.beginPath();
  layBulk(surface, figure);
  surface.clip();
  if (look.pattern && look.pattern !== "plain")
    drawPattern(figure, tones.body, {
      x: -head.w * 0.2,
      y: -head.h * 0.5,
      w: head.w,
      h: head.h * 0.5,
    });
  const x = Math.sin(head.yaw) * head.w * 0.4;
  mark(ink, tones.belly.base, (s) =>
    ellipse(s, { x, y: head.h * 1.02, w: head.w * 0.98, h: head.h * 0.82 }),
  );
  line(ink, tones.belly.shade, 2.6, (s) => {
    for (const n of [-2, -1, 0, 1, 2]) {
      s.moveTo(x + n * 19, head.h * (0.66 + Math.abs(n) * 0.03));
      s.quadraticCurveTo(x + n * 16, head.h * 0.9, x + n * 12, head.h * 1.05);
    }
  });
  surface.restore();
}

function drawSpout({ ink, head, pose, tones, seed }: Figure): void {
  const breath =
    Math.max(0, Math.sin(pose.time * 0.8 + seed) * 1.6 - 0.9) +
    Math.max(0, pose.face.smile - 0.85) * 3;
  if (breath < 0.05) return;
  const top = -head.h * 0.96;
  const high = 44 * Math.min(1, breath);
  mark(ink, tones.belly.base, (s) => {
    for (const side of [-1, 1]) {
      s.moveTo(-3, top);
      s.bezierCurveTo(-2, top - high, side * 8, top - high * 1.3, side * 22 - 2, top - high * 0.72);
      s.bezierCurveTo(side * 10, top - high * 0.95, 2, top - high * 0.8, 3, top);
      s.closePath();
    }
  });
}

function drawFluke(figure: Figure): void {
  const { ink, head, tones, pose, seed, swing } = figure;
  const { surface } = ink;
  const beat =
    Math.sin(pose.time * (1.7 + pose.gait.stride * 3) + seed) * (0.14 + pose.gait.stride * 0.16);
  surface.save();
  surface.translate(-head.w * 0.86, -head.h * 0.02);
  surface.rotate(beat + swing.y * 0.4 - 0.05);
  paint(ink, tones.body, { x: -30, y: -18, r: 44, needsClip: true }, (s) => {
    s.moveTo(14, -30);
    s.bezierCurveTo(-20, -26, -34, -34, -50, -56);
    s.bezierCurveTo(-62, -70, -96, -66, -104, -84);
    s.bezierCurveTo(-112, -58, -92, -42, -72, -40);
    s.bezierCurveTo(-92, -34, -112, -20, -106, 4);
    s.bezierCurveTo(-94, -10, -70, -18, -54, -26);
    s.bezierCurveTo(-40, -2, -12, 28, 22, 38);
    s.closePath();
  });
  surface.restore();
}

/** A whale has no neck, so it wears a scarf around the tail. */
function drawTailScarf(figure: Figure): void {
  const { build, head } = figure;
  const { surface } = figure.ink;
  surface.save();
  surface.translate(-head.w * 1.02, -head.h * 0.16);
  surface.rotate(-1.2);
  const slim = { ...build, torso: 0, shoulder: 30, head: { ...build.head, h: 0, up: 0 } };
  drawWorn({ ...figure, build: slim }, "neck");
  surface.restore();
}

function drawFin(figure: Figure, side: "near" | "far"): void {
  const { ink, build, head, tones, pose } = figure;
  const far = side === "far";
  const hold = pose.arms[side];
  const root = { x: far ? head.w * 0.6 : -head.w * 0.58, y: head.h * 0.3 };
  const length = Math.hypot(hold.x, hold.y) || 1;
  const tip = {
    x:
      root.x + (hold.x / length) * build.arm * (0.7 + 0.3 * Math.min(1, length)) + (far ? 10 : -14),
    y: root.y + (hold.y / length) * build.arm * (0.72 + 0.28 * Math.min(1, length)) * 1.02,
  };
  const tone = far ? { ...tones.body, base: tones.body.far } : tones.body;
  const dx = tip.x - root.x;
  const dy = tip.y - root.y;
  const reach = Math.hypot(dx, dy) || 1;
  const nx = -dy / reach;
  const ny = dx / reach;
  paint(ink, tone, { x: (root.x + tip.x) / 2, y: (root.y + tip.y) / 2, r: reach * 0.5 }, (s) => {
    s.moveTo(root.x + nx * 15, root.y + ny * 15);
    s.bezierCurveTo(
      root.x + dx * 0.5 + nx * 25,
      root.y + dy * 0.5 + ny * 25,
      tip.x + nx * 15,
      tip.y + ny * 15,
      tip.x,
      tip.y,
    );
    s.bezierCurveTo(
      tip.x - nx * 12,
      tip.y - ny * 12,
      root.x + dx * 0.4 - nx * 22,
      root.y + dy * 0.4 - ny * 22,
      root.x - nx * 15,
      root.y - ny * 15,
    );
    s.bezierCurveTo(
      root.x - nx * 12 - dx * 0.25,
      root.y - ny * 12 - dy * 0.25,
      root.x + nx * 12 - dx * 0.25,
      root.y + ny * 12 - dy * 0.25,
      root.x + nx * 15,
      root.y + ny * 15,
    );
    s.closePath();
  });
}
