import { mark, paint } from "#actor/ink/paint.ts";
import { blob, ellipse } from "#actor/ink/shapes.ts";
import type { Shades } from "#actor/ink/shades.ts";
import { mix } from "#paint/mix.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { onHead } from "#actor/figure/head-space.ts";

export type Ears = {
  around: number;
  up: number;
  /** In half widths of the head. */
  length: number;
  width: number;
  /** Lean outwards from upright, in radians. */
  lean: number;
  shape: "round" | "pointed" | "long";
  tip?: Shades;
};

const pointed = [
  0, 0.12, 0.62, 0, 0.9, -0.1, 0.62, -0.62, 0.1, -1, -0.12, -1, -0.62, -0.6, -0.92, -0.08, -0.6, 0,
];
const long = [
  0, 0.1, 0.5, 0, 0.92, -0.42, 0.86, -0.78, 0.4, -1, -0.1, -1.02, -0.66, -0.84, -0.9, -0.45, -0.5,
  0,
];

/** Draws both ears. They droop in sadness, prick up in surprise and trail behind movement. */
export function drawEars(figure: Figure, tone: Shades, ears: Ears): void {
  const { ink, head, pose, swing } = figure;
  const { surface } = ink;
  const mood =
    pose.face.brows.raise * 0.12 +
    pose.face.smile * 0.05 -
    Math.max(0, -pose.face.brows.anger) * 0.2;
  const back = Math.max(0, pose.face.brows.anger) * 0.3;
  const flick = Math.max(0, Math.sin(pose.time * 0.9 + figure.seed * 2.1) - 0.96) * 6;
  for (const side of [1, -1] as const) {
    const at = onHead(head, side * ears.around, ears.up, 0.97);
    const soft = ears.shape === "long" ? 1.9 : 0.7;
    const droop =
      side * (ears.lean - mood * soft + back) -
      swing.x * soft * 0.55 +
      side * swing.y * soft * 0.5 +
      (side < 0 ? flick * 0.3 : 0);
    const w = head.w * ears.width * (0.7 + 0.3 * at.wide);
    const h = head.w * ears.length;
    surface.save();
    surface.translate(at.x, at.y);
    surface.rotate(droop);
    drawEar(figure, tone, ears, { w, h });
    surface.restore();
  }
}

function drawEar(
  { ink }: Figure,
  tone: Shades,
  ears: Ears,
  { w, h }: { w: number; h: number },
): void {
  const inner = mix(tone.deep, "#ff8f9c", 0.5);
  if (ears.shape === "round") {
    const frame = { x: 0, y: -h * 0.42, w, h: h * 0.62 };
    paint(ink, tone, { x: 0, y: -h * 0.42, r: h * 0.6 }, (s) => ellipse(s, frame));
    mark(ink, inner, (s) => ellipse(s, { x: 0, y: -h * 0.36, w: w * 0.58, h: h * 0.38 }));
    return;
  }
  const outline = ears.shape === "long" ? long : pointed;
  paint(ink, tone, { x: 0, y: -h * 0.5, r: h * 0.5 }, (s) =>
    blob(s, outline, { x: 0, y: 0, w, h }),
  );
  mark(ink, inner, (s) => blob(s, outline, { x: 0, y: -h * 0.06, w: w * 0.56, h: h * 0.78 }));
  const { tip } = ears;
  if (!tip) return;
  mark(ink, tip.base, (s) => {
    s.moveTo(-w * 0.42, -h * 0.74);
    s.quadraticCurveTo(-w * 0.2, -h * 0.98, 0, -h * 1.01);
    s.quadraticCurveTo(w * 0.22, -h * 0.98, w * 0.42, -h * 0.76);
    s.quadraticCurveTo(0, -h * 0.62, -w * 0.42, -h * 0.74);
    s.closePath();
  });
}
