import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { smoothstep } from "#actor/acting/easing.ts";
import { mix } from "#paint/mix.ts";
import { addSmooth, type Point } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import { lionMark } from "./lion-mark.ts";
import { settledAt, strandAt, strands, type Strand } from "./strands.ts";

/** Back to front; strands of the front mane come after those behind it. */
const inOrder = strands.toSorted(
  (a, b) => Number(a.isNear) - Number(b.isNear) || a.depth - b.depth,
);

const shades = {
  near: ["#e0962c", "#f7c85a", "#ffe9ae"],
  far: ["#8f4d12", "#c9791f", "#eba33c"],
} as const;

/** Draws all strands at `t`, in the mark's units around its middle. */
export function drawStrands(surface: Surface, t: number, opacity: number): void {
  for (const strand of inOrder) {
    if (t < strand.startsAt) continue;
    const settled = settledAt(strand, t);
    const appearing = clamp((t - strand.startsAt) / 0.7);
    const blur = Math.max(0, strand.depth - 0.45) * (1 - settled);
    surface.globalAlpha = opacity * appearing * (1 - blur * 0.95);
    surface.fillStyle = colorOf(strand, settled);
    surface.beginPath();
    addSmooth(surface, ribbonOf(strand, strandAt(strand, t), settled));
    surface.fill();
  }
  surface.globalAlpha = 1;
}

/** The strands as emitted light: broad and faint, to be drawn over the picture. */
export function drawStrandLight(surface: Surface, t: number, opacity: number): void {
  surface.lineCap = "round";
  surface.lineJoin = "round";
  for (const [index, strand] of inOrder.entries()) {
    if (t < strand.startsAt || index % 2 === 1) continue;
    const settled = settledAt(strand, t);
    const appearing = clamp((t - strand.startsAt) / 0.7);
    surface.globalAlpha = opacity * appearing * lerp(0.5, 0.13, smoothstep(settled));
    surface.strokeStyle = strand.isNear ? "#ffb648" : "#d9741c";
    surface.lineWidth = lerp(3.4, 2, settled);
    surface.beginPath();
    for (const [joint, { x, y }] of strandAt(strand, t).entries()) {
      if (joint === 0) surface.moveTo(x, y);
      else surface.lineTo(x, y);
    }
    surface.stroke();
  }
  surface.globalAlpha = 1;
}

/** In flight every strand has its own shade; at rest it has the mark's color. */
function colorOf({ isNear, tone }: Strand, settled: number): string {
  const [dark, own, light] = isNear ? shades.near : shades.far;
  const lit = tone < 0.5 ? mix(dark, own, tone * 2) : mix(own, light, tone * 2 - 1);
  const rest = isNear ? lionMark.colors.near : lionMark.colors.far;
  return mix(lit, rest, smoothstep((settled - 0.8) / 0.2) * 0.55);
}

/**
 * The outline of a strand: thin at both ends, thinner in flight than at rest, thicker the nearer it
 * is.
 */
function ribbonOf(strand: Strand, points: readonly Point[], settled: number): Point[] {
  const near = 1 + Math.max(0, strand.depth) * 2.2 * (1 - settled);
  const girth = strand.girth * near * lerp(0.34, 1, smoothstep((settled - 0.55) / 0.45));
  const sides = points.map((point, joint) => {
    const before = points[joint - 1] ?? point;
    const after = points[joint + 1] ?? point;
    const [x, y] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(x, y) || 1;
    const along = joint / (points.length - 1);
    const half = girth * (0.16 + Math.sin(Math.min(1, along * 1.05) * Math.PI) ** 0.7);
    return { point, x: (-y / length) * half, y: (x / length) * half };
  });
  return [
    ...sides.map(({ point, x, y }) => ({ x: point.x + x, y: point.y + y })),
    ...sides.toReversed().map(({ point, x, y }) => ({ x: point.x - x, y: point.y - y })),
  ];
}
