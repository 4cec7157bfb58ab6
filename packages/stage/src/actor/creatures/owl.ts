import { mark, paint, tint } from "#actor/ink/paint.ts";
import { blob, ellipse, leaf } from "#actor/ink/shapes.ts";
import { eyeFrame } from "#actor/face/eye-frame.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import type { MouthForm } from "#actor/pose.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { bellyShift, drawTorso } from "#actor/part/torso.ts";
import { drawSkull } from "#actor/part/skull.ts";

const skull = [
  0, -0.86, 0.5, -0.88, 0.92, -0.5, 1, 0.1, 0.86, 0.7, 0.4, 0.98, 0, 1.02, -0.4, 0.98, -0.86, 0.7,
  -1, 0.1, -0.92, -0.5, -0.5, -0.88,
];

export const owl: Rig = {
  build: {
    leg: 24,
    hipGap: 16,
    thigh: 7,
    ankle: 4.5,
    torso: 74,
    shoulder: 42,
    belly: 46,
    hip: 36,
    arm: 50,
    sleeve: 17,
    wrist: 11,
    shoulderDrop: 16,
    head: { w: 55, h: 47, up: 26 },
    hand: { kind: "wing", r: 13 },
    foot: { kind: "bird", length: 36, height: 13 },
    eye: { gap: 0.42, up: 0.1, rx: 17, ry: 18.5, kind: "round" },
    mouth: { up: -0.42, w: 8.5, out: 1.06 },
  },
  colors: {
    body: "#7a5a8c",
    belly: "#f3e2c8",
    hair: "#4e3866",
    accent: "#f0a030",
    eyes: "#f2a71e",
    outfit: "#2f6fa0",
  },
  limbs: { arm: "body", hand: "hair", leg: "accent", foot: "accent" },
  crown: 0.6,
  flank: 0.1,
  behind({ ink, build, tones, swing }) {
    tint(ink, tones.hair, (s) => {
      for (const n of [-1, 0, 1]) {
        leaf(
          s,
          { x: -build.hip * 0.5, y: -6 },
          { x: -build.hip - 14 + n * 4, y: 16 + n * 9 - swing.y * 18 },
          8,
        );
      }
    });
  },
  torso(figure) {
    drawTorso(figure, "body", "belly");
    drawBreast(figure);
  },
  head(figure) {
    drawTufts(figure);
    drawSkull(figure, figure.tones.body, skull);
    drawDiscs(figure);
  },
  mouth: drawBeak,
};

function drawBreast(figure: Figure): void {
  const { ink, build, tones } = figure;
  const x = bellyShift(figure);
  mark(ink, tones.belly.shade, (s) => {
    for (let row = 0; row < 3; row += 1) {
      for (let n = -1; n <= 1; n += 1) {
        const left = x + (n + (row % 2) * 0.5 - 0.25) * 15;
        const top = -build.torso * 0.44 + row * 15;
        s.moveTo(left - 6, top);
        s.quadraticCurveTo(left, top + 9, left + 6, top);
        s.quadraticCurveTo(left, top + 4, left - 6, top);
      }
    }
  });
}

function drawTufts(figure: Figure): void {
  const { ink, head, tones, pose, swing } = figure;
  const mood = pose.face.brows.raise * 0.2 - Math.max(0, -pose.face.brows.anger) * 0.3;
  tint(ink, tones.hair, (s) => {
    for (const side of [-1, 1]) {
      const root = onHead(head, side * 0.62, 0.8, 0.96);
      const a = -Math.PI / 2 + side * (0.62 - mood) - swing.x * 0.4;
      leaf(
        s,
        { x: root.x, y: root.y + 6 },
        { x: root.x + Math.cos(a) * 40, y: root.y + Math.sin(a) * 38 },
        11,
      );
      leaf(
        s,
        { x: root.x - side * 6, y: root.y + 4 },
        { x: root.x + Math.cos(a) * 24 - side * 8, y: root.y + Math.sin(a) * 30 },
        8,
      );
    }
  });
}

function drawDiscs(figure: Figure): void {
  const { ink, tones } = figure;
  mark(ink, tones.belly.base, (s) => {
    for (const side of [-1, 1] as const) {
      const eye = eyeFrame(figure, side);
      ellipse(s, { x: eye.x + side, y: eye.y + 2, w: eye.rx * 1.42, h: eye.ry * 1.4 });
    }
  });
  const x = Math.sin(figure.head.yaw) * figure.head.w * 0.5;
  mark(ink, tones.hair.base, (s) =>
    blob(s, [0, 0.1, -0.5, -0.6, -0.9, -0.92, 0, -0.72, 0.9, -0.92, 0.5, -0.6], {
      x: x * 0.9,
      y: 0,
      w: figure.head.w * 0.55,
      h: figure.head.h,
    }),
  );
}

/** The lower half drops in speech; an emotion bends the corners. */
function drawBeak(figure: Figure, { open }: MouthForm): void {
  const { ink, head, tones, pose } = figure;
  const at = onHead(head, 0, -0.14, 1.1);
  const drop = 3 + Math.min(1.1, open) * 15;
  const smile = pose.face.smile * 3.5;
  if (open > 0.06) {
    mark(ink, "#5a1630", (s) => {
      s.moveTo(at.x - 10, at.y - 1 - smile * 0.4);
      s.quadraticCurveTo(at.x, at.y + 12 + drop * 1.25, at.x + 10, at.y - 1 - smile * 0.4);
      s.closePath();
    });
    mark(ink, "#e8667c", (s) =>
      ellipse(s, { x: at.x, y: at.y + drop * 0.82, w: 4.6, h: 2 + open * 3 }),
    );
  }
  tint(ink, { ...tones.accent, base: tones.accent.shade }, (s) => {
    s.moveTo(at.x - 10.5, at.y - 2 - smile);
    s.quadraticCurveTo(at.x - 6, at.y + drop * 0.9 + 3, at.x, at.y + drop + 7);
    s.quadraticCurveTo(at.x + 6, at.y + drop * 0.9 + 3, at.x + 10.5, at.y - 2 - smile);
    s.quadraticCurveTo(at.x, at.y + drop * 1.3 - 1, at.x - 10.5, at.y - 2 - smile);
    s.closePath();
  });
  paint(ink, tones.accent, { x: at.x, y: at.y + 3, r: 12 }, (s) => {
    s.moveTo(at.x - 11, at.y - 4 - smile);
    s.quadraticCurveTo(at.x, at.y - 14, at.x + 11, at.y - 4 - smile);
    s.quadraticCurveTo(at.x + 8, at.y + 5, at.x + 1.5, at.y + 12);
    s.quadraticCurveTo(at.x - 8, at.y + 6, at.x - 11, at.y - 4 - smile);
    s.closePath();
  });
}
