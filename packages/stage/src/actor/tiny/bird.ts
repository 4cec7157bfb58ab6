import { mark, paint, tint } from "#actor/ink/paint.ts";
import { ellipse, leaf } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import type { MouthForm } from "#actor/pose.ts";
import { drawSkull, roundSkull } from "#actor/part/skull.ts";

/** A small songbird: round, on thin legs, with a crest that shows its mood. */
export const bird: Rig = {
  build: {
    leg: 34,
    hipGap: 10,
    thigh: 5,
    ankle: 3.2,
    torso: 52,
    shoulder: 30,
    belly: 36,
    hip: 27,
    arm: 44,
    sleeve: 13,
    wrist: 8,
    shoulderDrop: 10,
    head: { w: 40, h: 37, up: 22 },
    hand: { kind: "wing", r: 10 },
    foot: { kind: "bird", length: 28, height: 9 },
    eye: { gap: 0.5, up: 0.1, rx: 11, ry: 13.5, kind: "round" },
    mouth: { up: -0.4, w: 8, out: 1.06 },
  },
  colors: {
    body: "#4f8fd6",
    belly: "#f6b26b",
    hair: "#2f5f9e",
    accent: "#f2a22e",
    eyes: "#2a1c16",
    outfit: "#d8433f",
  },
  limbs: { arm: "body", hand: "hair", leg: "accent", foot: "accent" },
  crown: 0.55,
  flank: 0.1,
  behind({ ink, build, tones, swing }) {
    tint(ink, tones.hair, (s) => {
      for (const n of [-1, 0, 1])
        leaf(
          s,
          { x: -build.hip * 0.6, y: -8 },
          { x: -build.hip - 36 + n * 5, y: -10 + n * 10 - swing.y * 20 },
          7,
        );
    });
  },
  headBehind({ ink, head, tones, pose, swing }) {
    const rise = 0.5 + pose.face.brows.raise * 0.5 - Math.max(0, -pose.face.brows.anger) * 0.4;
    tint(ink, tones.hair, (s) => {
      for (const n of [0, 1, 2]) {
        const angle = -Math.PI / 2 - 0.25 - n * 0.36 - swing.x * 0.5;
        const long = head.h * (0.4 + 0.3 * rise);
        const root = { x: -6 - n * 7, y: -head.h * 0.82 + n * 4 };
        leaf(
          s,
          root,
          { x: root.x + Math.cos(angle) * long, y: root.y + Math.sin(angle) * long },
          5,
        );
      }
    });
  },
  head(figure) {
    const { ink, head, tones } = figure;
    drawSkull(figure, tones.body, roundSkull);
    const cheek = onHead(head, 0.1, -0.5, 0.8);
    mark(ink, tones.belly.base, (s) =>
      ellipse(s, { x: cheek.x, y: cheek.y + 2, w: head.w * 0.6, h: head.h * 0.42 }),
    );
  },
  mouth: drawBeak,
};

function drawBeak(figure: Figure, { open }: MouthForm): void {
  const { ink, head, tones } = figure;
  const at = onHead(head, 0, -0.2, 1.12);
  const gape = Math.min(1, open) * 11;
  const reach = 12 + 12 * Math.sin(Math.abs(head.yaw));
  tint(ink, { ...tones.accent, base: tones.accent.shade }, (s) => {
    s.moveTo(at.x - 8, at.y + 1);
    s.quadraticCurveTo(at.x + 4, at.y + 6 + gape, at.x + reach * 0.8, at.y + 4 + gape);
    s.quadraticCurveTo(at.x + 6, at.y + 1, at.x - 8, at.y - 1);
    s.closePath();
  });
  paint(ink, tones.accent, { x: at.x + 4, y: at.y - 1, r: 10 }, (s) => {
    s.moveTo(at.x - 9, at.y + 3);
    s.quadraticCurveTo(at.x - 4, at.y - 10, at.x + reach, at.y + 2);
    s.quadraticCurveTo(at.x + 4, at.y + 6, at.x - 9, at.y + 3);
    s.closePath();
  });
}
