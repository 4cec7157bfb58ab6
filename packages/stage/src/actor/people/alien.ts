import { withAlpha } from "#paint/mix.ts";
import { line, mark, paint } from "#actor/ink/paint.ts";
import { ellipse } from "#actor/ink/shapes.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";
import { drawSkull } from "#actor/part/skull.ts";
import { bellyShift, drawTorso } from "#actor/part/torso.ts";

const skull = [
  0, -1.02, 0.66, -0.86, 1.04, -0.24, 0.9, 0.34, 0.5, 0.84, 0, 0.98, -0.5, 0.84, -0.9, 0.34, -1.04,
  -0.24, -0.66, -0.86,
];

export const alien: Rig = {
  build: {
    leg: 46,
    hipGap: 11,
    thigh: 9.5,
    ankle: 6.5,
    torso: 58,
    shoulder: 17,
    belly: 22,
    hip: 21,
    arm: 60,
    sleeve: 7.5,
    wrist: 6.5,
    shoulderDrop: 11,
    head: { w: 60, h: 50, up: 42 },
    hand: { kind: "mitten", r: 8.5 },
    foot: { kind: "boot", length: 30, height: 13 },
    eye: { gap: 0.45, up: -0.06, rx: 16.5, ry: 19, kind: "dark" },
    mouth: { up: -0.66, w: 9.5, out: 1 },
  },
  colors: {
    body: "#8fd65a",
    belly: "#d9f7b0",
    hair: "#5fa83a",
    accent: "#ff5fd0",
    eyes: "#3a2a7c",
    outfit: "#6a4fd8",
  },
  limbs: { arm: "outfit", hand: "body", leg: "outfit", foot: "accent" },
  crown: 0.8,
  flank: 0.1,
  torso(figure) {
    const { ink, build, tones } = figure;
    drawTorso(figure, "outfit");
    const x = bellyShift(figure);
    mark(ink, tones.accent.base, (s) => ellipse(s, { x, y: -build.torso * 0.5, w: 7.5, h: 7.5 }));
    mark(ink, tones.accent.light, (s) =>
      ellipse(s, { x: x + 1.5, y: -build.torso * 0.53, w: 3.4, h: 3.4 }),
    );
    line(ink, tones.accent.base, 4, (s) => {
      s.moveTo(-build.belly * 0.9, -build.torso * 0.12);
      s.quadraticCurveTo(0, -build.torso * 0.02, build.belly * 0.9, -build.torso * 0.12);
    });
  },
  head(figure) {
    drawAntennae(figure);
    drawSkull(figure, figure.tones.body, skull);
    drawFreckles(figure);
  },
};

function drawAntennae(figure: Figure): void {
  const { ink, head, tones, pose, swing, seed } = figure;
  const mood = pose.face.brows.raise * 5 - Math.max(0, -pose.face.brows.anger) * 12;
  for (const side of [1, -1]) {
    const root = onHead(head, side * 0.4, 0.95, 1);
    const bob = Math.sin(pose.time * 2.4 + side + seed) * 3;
    const tip = {
      x: root.x + side * 20 - swing.x * 26 + bob,
      y: root.y - 34 - mood - swing.y * 16,
    };
    const stalk = (width: number, color: string) =>
      line(ink, color, width, (s) => {
        s.moveTo(root.x, root.y + 4);
        s.quadraticCurveTo(root.x + side * 2, root.y - 24, tip.x, tip.y);
      });
    stalk(5 + ink.outline * 2, tones.body.line);
    stalk(5, tones.body.base);
    const pulse = 0.55 + 0.45 * Math.sin(pose.time * 3 + side);
    mark(ink, withAlpha(tones.accent.base, 0.3 * pulse), (s) =>
      ellipse(s, { ...tip, w: 15, h: 15 }),
    );
    paint(ink, tones.accent, { ...tip, r: 8 }, (s) => ellipse(s, { ...tip, w: 8, h: 8 }));
  }
}

function drawFreckles({ ink, head, tones }: Figure): void {
  mark(ink, tones.hair.base, (s) => {
    for (const [around, up, r] of [
      [-0.1, 0.78, 4.5],
      [0.28, 0.68, 3],
      [-0.42, 0.66, 3.4],
      [0.1, 0.98, 2.6],
    ] as const) {
      const at = onHead(head, around, up, 0.98);
      ellipse(s, { x: at.x, y: at.y, w: r * (0.4 + 0.6 * at.wide), h: r * 0.8 });
    }
  });
}
