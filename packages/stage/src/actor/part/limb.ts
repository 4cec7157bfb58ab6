import { withAlpha } from "#paint/mix.ts";
import type { FigureContext } from "#actor/ink/figure-context.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { Surface } from "#surface.ts";

export type Point = { x: number; y: number };

/** A limb's root, bend and end, with half widths at both ends. */
export type Limb = { root: Point; bend: Point; end: Point; from: number; to: number };

const samples = 4;

/**
 * Two-bone inverse kinematics with equal bones (law of cosines). The bend goes to the side that
 * `towards` points at and passes through straight as that side changes, so that it never snaps.
 */
export function solveLimb(root: Point, end: Point, length: number, towards: Point): Point {
  const dx = end.x - root.x;
  const dy = end.y - root.y;
  const reach = Math.hypot(dx, dy) || 1;
  const half = length / 2;
  const out = Math.sqrt(Math.max(0, half * half - (reach * reach) / 4));
  const nx = -dy / reach;
  const ny = dx / reach;
  const side = Math.max(-1, Math.min(1, (nx * towards.x + ny * towards.y) * 3));
  return { x: root.x + dx / 2 + nx * out * side, y: root.y + dy / 2 + ny * out * side };
}

/** Clamps a target to the reach of a limb; by default it can stretch by a tenth. */
export function reachFor(root: Point, target: Point, length: number, stretch = 1.1): Point {
  const dx = target.x - root.x;
  const dy = target.y - root.y;
  const reach = Math.hypot(dx, dy);
  const longest = length * stretch;
  if (reach <= longest) return target;
  return { x: root.x + (dx / reach) * longest, y: root.y + (dy / reach) * longest };
}

/**
 * Draws a tapered limb. With `joined` its root blends into the body without an outline.
 * Returns the direction of its end in radians.
 */
export function drawLimb(ink: FigureContext, tone: Shades, limb: Limb, joined: boolean): number {
  const { surface } = ink;
  const { shading } = ink.style;
  const start = joined ? 1 : 0;
  if (shading === "paper") {
    surface.save();
    surface.translate(ink.right * 1.6, 2.2);
    layLimb(ink, limb, 0, true);
    surface.fillStyle = withAlpha(ink.light.shadow, 0.3);
    surface.fill();
    surface.restore();
  }
  if (shading === "glow") {
    layLimb(ink, limb, start, false);
    surface.strokeStyle = withAlpha(tone.glow, 0.28);
    surface.lineWidth = 9;
    surface.stroke();
    surface.strokeStyle = tone.rim;
    surface.lineWidth = 3.4;
    surface.stroke();
  } else if (ink.outline > 0) {
    layLimb(ink, limb, start, false);
    surface.strokeStyle = tone.line;
    surface.lineWidth = ink.outline * 2;
    surface.stroke();
  }
  layLimb(ink, limb, 0, true);
  if (shading === "soft" || shading === "cel") {
    surface.fillStyle = tone.shade;
    surface.fill();
    surface.save();
    // Shrunk by as much as it moves towards the light, so that it stays within the limb.
    const along = Math.min(limb.from, limb.to) * (shading === "cel" ? 0.3 : 0.2);
    surface.translate(ink.lx * along, ink.ly * along);
    layLimb(ink, { ...limb, from: limb.from - along, to: limb.to - along }, 0, true);
    surface.fillStyle = tone.base;
    surface.fill();
    surface.restore();
  } else {
    surface.fillStyle = tone.base;
    surface.fill();
  }
  const { bend, end } = limb;
  return Math.atan2(end.y - bend.y, end.x - bend.x);
}

/** Traces the limb's outline from sample `start`; the root is closed or left open. */
function layLimb({ surface }: FigureContext, limb: Limb, start: number, closed: boolean): void {
  const { root, bend, end, from, to } = limb;
  // The control point makes the curve pass halfway between the bend and the straight line.
  const cx = 1.6 * bend.x - 0.3 * (root.x + end.x);
  const cy = 1.6 * bend.y - 0.3 * (root.y + end.y);
  const last = Math.atan2(end.y - cy, end.x - cx);
  surface.beginPath();
  for (let pass = 0; pass < 2; pass += 1) {
    const side = pass === 0 ? 1 : -1;
    let beforeX = 0;
    let beforeY = 0;
    let beforeA = 0;
    for (let n = start; n <= samples; n += 1) {
      const k = (pass === 0 ? n : samples + start - n) / samples;
      const u = 1 - k;
      const tx = u * (cx - root.x) + k * (end.x - cx);
      const ty = u * (cy - root.y) + k * (end.y - cy);
      const speed = Math.hypot(tx, ty) || 1;
      const r = (from + (to - from) * k) * side;
      const x = u * u * root.x + 2 * u * k * cx + k * k * end.x - (ty / speed) * r;
      const y = u * u * root.y + 2 * u * k * cy + k * k * end.y + (tx / speed) * r;
      const a = Math.atan2(ty, tx) + (pass === 0 ? 0 : Math.PI);
      if (n > start) smoothTo(surface, { x: beforeX, y: beforeY, a: beforeA }, { x, y, a });
      else if (pass === 0) surface.moveTo(x, y);
      else surface.lineTo(x, y);
      beforeX = x;
      beforeY = y;
      beforeA = a;
    }
    if (pass === 0) surface.arc(end.x, end.y, to, last + Math.PI / 2, last - Math.PI / 2, true);
  }
  if (!closed) return;
  const first = Math.atan2(cy - root.y, cx - root.x);
  surface.arc(root.x, root.y, from, first - Math.PI / 2, first + Math.PI / 2, true);
  surface.closePath();
}

/** A curve to the next point with direction `a` (radians) at both ends. */
function smoothTo(surface: Surface, from: Point & { a: number }, to: Point & { a: number }): void {
  const third = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  surface.bezierCurveTo(
    from.x + Math.cos(from.a) * third,
    from.y + Math.sin(from.a) * third,
    to.x - Math.cos(to.a) * third,
    to.y - Math.sin(to.a) * third,
    to.x,
    to.y,
  );
}
