import { mark, paint, tint } from "#actor/ink/paint.ts";
import { blob, ellipse, leaf } from "#actor/ink/shapes.ts";
import { drawEars } from "#actor/part/ears.ts";
import type { Figure, Rig } from "#actor/figure/figure.ts";
import { drawMuzzle, drawNose } from "#actor/part/nose.ts";
import { cheekySkull, drawSkull } from "#actor/part/skull.ts";
import { drawTail } from "#actor/part/tail.ts";

export const lion: Rig = {
  build: {
    leg: 50,
    hipGap: 17,
    thigh: 14,
    ankle: 10,
    torso: 78,
    shoulder: 27,
    belly: 36,
    hip: 32,
    arm: 76,
    sleeve: 11,
    wrist: 9.5,
    shoulderDrop: 16,
    head: { w: 56, h: 49, up: 40 },
    hand: { kind: "paw", r: 12 },
    foot: { kind: "paw", length: 42, height: 18 },
    eye: { gap: 0.43, up: 0.1, rx: 14.5, ry: 18, kind: "round" },
    mouth: { up: -0.52, w: 15, out: 1.04 },
  },
  colors: {
    body: "#f4ac45",
    belly: "#ffe6b8",
    hair: "#a8461d",
    accent: "#e0503c",
    eyes: "#4f7f2c",
    outfit: "#3d6bb3",
  },
  limbs: { arm: "body", hand: "body", leg: "body", foot: "body" },
  crown: 0.5,
  flank: 0.5,
  behind: drawTuftedTail,
  head(figure) {
    drawMane(figure, 1.5, figure.tones.hair);
    drawMane(figure, 1.27, {
      ...figure.tones.hair,
      base: figure.tones.hair.light,
      line: figure.tones.hair.shade,
    });
    drawEars(figure, figure.tones.body, {
      around: 0.98,
      up: 0.78,
      length: 0.42,
      width: 0.27,
      lean: 0.5,
      shape: "round",
    });
    drawSkull(figure, figure.tones.body, cheekySkull);
  },
  muzzle(figure) {
    drawMuzzle(figure, { w: 27, h: 17 });
    drawNose(figure, -0.22, 10);
  },
  headFront: drawForelock,
};

function drawMane(figure: Figure, reach: number, tone: Figure["tones"]["hair"]): void {
  const { ink, head, pose, swing } = figure;
  const lobes = 13;
  paint(
    ink,
    tone,
    {
      x: 0,
      y: 0,
      r: head.w * reach * 0.5,
      needsClip: ink.style.shading === "cel",
      form: reach > 1.4 ? "flat" : "ball",
    },
    (s) => {
      for (let n = 0; n <= lobes; n += 1) {
        const at = (k: number, out: number) => {
          const a = -Math.PI / 2 + (k / lobes) * Math.PI * 2;
          const ruffle = 1 + Math.sin(pose.time * 1.9 + k * 1.3) * 0.012;
          const low = Math.max(0, Math.sin(a));
          return {
            x:
              Math.cos(a) * head.w * reach * out * ruffle * 0.95 -
              Math.sin(head.yaw) * head.w * 0.16 -
              swing.x * 9 * out,
            y:
              Math.sin(a) * head.h * reach * out * ruffle * (1 + low * 0.06) +
              head.h * 0.04 -
              swing.y * 9,
          };
        };
        const cusp = at(n, 0.9);
        if (n === 0) s.moveTo(cusp.x, cusp.y);
        else {
          const a = at(n - 0.78, 1.16);
          const b = at(n - 0.3, 1.2);
          s.bezierCurveTo(a.x, a.y, b.x, b.y, cusp.x, cusp.y);
        }
      }
      s.closePath();
    },
  );
}

function drawForelock({ ink, head, tones, swing }: Figure): void {
  const x = Math.sin(head.yaw) * head.w * 0.22;
  const top = -head.h * 0.94;
  paint(ink, { ...tones.hair, base: tones.hair.light }, { x, y: top, r: head.w * 0.4 }, (s) =>
    blob(
      s,
      [
        -0.9, -0.3, -0.2, -0.9, 0.7, -0.7, 1.05, 0.15, 0.62, 0.2, 0.42, 0.78, 0.06, 0.3, -0.32,
        0.66, -0.5, 0.1,
      ],
      {
        x: x - swing.x * 5,
        y: top + 2,
        w: head.w * 0.36,
        h: head.h * 0.34,
      },
    ),
  );
}

function drawTuftedTail(figure: Figure): void {
  const { ink, tones, build } = figure;
  const tip = drawTail(figure, tones.body, {
    root: { x: -build.hip * 0.7, y: -4 },
    length: 86,
    angle: -2.95,
    curl: 1.5,
    widths: [7, 6, 5.5, 5],
    sway: 0.34,
    pace: 2.4,
  });
  const { surface } = ink;
  surface.save();
  surface.translate(tip.x, tip.y);
  surface.rotate(tip.angle);
  tint(ink, tones.hair, (s) => {
    leaf(s, { x: -8, y: 0 }, { x: 32, y: -4 }, 12);
    leaf(s, { x: -4, y: 2 }, { x: 24, y: 11 }, 9);
  });
  mark(ink, tones.hair.light, (s) => ellipse(s, { x: 7, y: -3, w: 8, h: 3.4 }, -0.1));
  surface.restore();
}
