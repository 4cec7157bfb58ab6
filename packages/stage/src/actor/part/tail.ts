import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { paint } from "#actor/ink/paint.ts";
import { curveThrough } from "#actor/ink/shapes.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { Figure } from "#actor/figure/figure.ts";

export type Tail = {
  root: { x: number; y: number };
  length: number;
  /** Direction at the root; -π points backwards. */
  angle: number;
  /** Total bend over the length, in radians. */
  curl: number;
  /** Half widths from root to tip, evenly spaced. */
  widths: readonly number[];
  /** Sway amplitude in radians, and its frequency in Hz. */
  sway: number;
  pace: number;
  /** Draws only the part from here on, as a share of the length: for a tip of another color. */
  from?: number;
};

const steps = 7;

/**
 * Draws a tail as a traveling wave that lags behind the body. Returns the position and direction of
 * its tip.
 */
export function drawTail(
  figure: Figure,
  tone: Shades,
  tail: Tail,
): { x: number; y: number; angle: number } {
  const { pose, swing, seed } = figure;
  // On the ground beside a sitting body.
  const resting = clamp(pose.crouch * 2 - 1);
  const lead = lerp(tail.angle, -2.95, resting);
  const curl = lerp(tail.curl, Math.min(0.9, Math.abs(tail.curl) * 0.5), resting);
  const xs: number[] = [];
  const ys: number[] = [];
  const angles: number[] = [];
  let { x, y } = tail.root;
  let angle = lead;
  for (let n = 0; n <= steps; n += 1) {
    const k = n / steps;
    xs.push(x);
    ys.push(y);
    angle =
      lead +
      curl * k +
      Math.sin(pose.time * tail.pace - k * 2.6 + seed) * tail.sway * (0.25 + k) -
      (swing.x * 0.5 + swing.y * 0.8) * k;
    angles.push(angle);
    x += (Math.cos(angle) * tail.length) / steps;
    y += (Math.sin(angle) * tail.length) / steps;
  }
  const spread = (n: number) => {
    const at = (n / steps) * (tail.widths.length - 1);
    const low = Math.floor(at);
    const a = tail.widths[low] ?? 0;
    const b = tail.widths[low + 1] ?? a;
    const k = at - low;
    return a + (b - a) * k * k * (3 - 2 * k);
  };
  const addEdge = (edge: number[], n: number, side: 1 | -1) => {
    const a = angles[n] ?? 0;
    const r = spread(n) * side;
    edge.push((xs[n] ?? 0) - Math.sin(a) * r, (ys[n] ?? 0) + Math.cos(a) * r);
  };
  const middle = steps >> 1;
  const first = Math.round((tail.from ?? 0) * steps);
  paint(
    figure.ink,
    tone,
    { x: xs[middle] ?? 0, y: ys[middle] ?? 0, r: tail.length * 0.5, needsClip: true },
    (s) => {
      const edge: number[] = [];
      for (let i = first; i <= steps; i += 1) addEdge(edge, i, 1);
      const tip = spread(steps);
      edge.push((xs[steps] ?? 0) + Math.cos(angle) * tip, (ys[steps] ?? 0) + Math.sin(angle) * tip);
      for (let i = steps; i >= first; i -= 1) addEdge(edge, i, -1);
      curveThrough(s, edge);
      s.closePath();
    },
  );
  return { x: xs[steps] ?? 0, y: ys[steps] ?? 0, angle };
}
