import { withAlpha } from "#paint/mix.ts";
import type { Ink } from "#actor/ink/ink.ts";
import type { Tone } from "#actor/ink/tone.ts";

export type Point = { x: number; y: number };

/** A limb's root, bend and end, with its half widths at both ends. */
export type Limb = { root: Point; bend: Point; end: Point; from: number; to: number };

const samples = 7;

/**
 * Two bones of equal length between two points (law of cosines). The bend goes to the side that
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

/** Brings an end that is out of reach back to where the limb, stretched by a tenth, ends. */
export function reachFor(root: Point, target: Point, length: number): Point {
  const dx = target.x - root.x;
  const dy = target.y - root.y;
  const reach = Math.hypot(dx, dy);
  const longest = length * 1.1;
  if (reach <= longest) return target;
  return { x: root.x + (dx / reach) * longest, y: root.y + (dy / reach) * longest };
}

/**
 * Draws a tapered limb. With `joined` its root runs into the body without an outline;
 * the direction of its end is returned, in radians.
 */
export function drawLimb(ink: Ink, tone: Tone, limb: Limb, joined: boolean): number {
  const { surface } = ink;
  const { shading } = ink.style;
  const start = joined ? 2 : 0;
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
    // Drawn in by as much as it moves to the light, so that it stays within the limb.
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

/** Lays the limb's outline as a path from sample `start`, closed over the root or open there. */
function layLimb({ surface }: Ink, limb: Limb, start: number, closed: boolean): void {
  const { root, bend, end, from, to } = limb;
  // The curve passes halfway between the bend and the point that would carry it through the bend.
  const cx = 1.6 * bend.x - 0.3 * (root.x + end.x);
  const cy = 1.6 * bend.y - 0.3 * (root.y + end.y);
  surface.beginPath();
  for (let pass = 0; pass < 2; pass += 1) {
    const side = pass === 0 ? 1 : -1;
    for (let n = start; n <= samples; n += 1) {
      const k = (pass === 0 ? n : samples + start - n) / samples;
      const u = 1 - k;
      const x = u * u * root.x + 2 * u * k * cx + k * k * end.x;
      const y = u * u * root.y + 2 * u * k * cy + k * k * end.y;
      const tx = u * (cx - root.x) + k * (end.x - cx);
      const ty = u * (cy - root.y) + k * (end.y - cy);
      const speed = Math.hypot(tx, ty) || 1;
      const r = (from + (to - from) * k) * side;
      const px = x - (ty / speed) * r;
      const py = y + (tx / speed) * r;
      if (pass === 0 && n === start) surface.moveTo(px, py);
      else surface.lineTo(px, py);
    }
    if (pass === 0) {
      const a = Math.atan2(end.y - cy, end.x - cx);
      surface.arc(end.x, end.y, to, a + Math.PI / 2, a - Math.PI / 2, true);
    }
  }
  if (!closed) return;
  const a = Math.atan2(cy - root.y, cx - root.x);
  surface.arc(root.x, root.y, from, a - Math.PI / 2, a + Math.PI / 2, true);
  surface.closePath();
}
