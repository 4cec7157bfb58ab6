import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { seededRandom } from "@goldmane/std/seeded-random";
import type { Point } from "#paint/path.ts";
import { lionMark } from "./lion-mark.ts";
import { introTiming } from "./timing.ts";

/** A strand of the mane: its rest position and its flight. */
export type Strand = {
  isNear: boolean;
  /** -1 far behind the mark .. 1 close to the camera. */
  depth: number;
  /** Rest position, root to tip, as angle and distance from the mark's middle. */
  rest: readonly { angle: number; reach: number }[];
  startsAt: number;
  seconds: number;
  /** Seconds by which the tip follows the root. */
  trail: number;
  /** Start of the flight: rotation in radians and distance. */
  turns: number;
  distance: number;
  wave: { size: number; length: number; pace: number; phase: number };
  /** Half of its greatest width, at rest. */
  girth: number;
  /** 0 the darkest gold .. 1 the lightest. */
  tone: number;
};

/** Points along a strand. */
const joints = 22;
const perTuft = 13;
/** Number of strands that fly alone before the others. */
const leaders = 5;
const middle = lionMark.face;

export const strands: readonly Strand[] = [
  ...growMane(lionMark.farMane, false),
  ...growMane(lionMark.nearMane, true),
];

function growMane(path: string, isNear: boolean): Strand[] {
  const random = seededRandom(isNear ? 64 : 32);
  const tufts = readTufts(path);
  const count = tufts.length * perTuft;
  // Starting times are shuffled, so that the mane closes from all sides at once.
  const order = Array.from({ length: count }, (_, index) => ({ index, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ index }) => index);
  const ranks = new Map(order.map((index, rank) => [index, rank / (count - 1)]));
  return tufts.flatMap((tuft, at) =>
    Array.from({ length: perTuft }, (_, hair): Strand => {
      const rank = ranks.get(at * perTuft + hair) ?? 0;
      const isLeader = isNear && rank < leaders / count;
      const seconds = isLeader ? 4 : lerp(2.9, 2.3, rank) + random() * 0.3;
      const trail = isLeader ? 1.5 : lerp(1.35, 0.6, rank) * (0.8 + random() * 0.4);
      // Few at first, then more and more.
      const first = isNear ? 0.9 : 1.3;
      const latest = introTiming.gathered + 0.2 - seconds - trail;
      return {
        isNear,
        depth: isLeader ? 0.3 : random() * 2 - 1,
        rest: layHair(tuft, (hair + 0.5) / perTuft),
        startsAt: isLeader ? rank * 30 - 0.8 : lerp(first, latest, rank ** 0.7),
        seconds,
        trail,
        turns: isLeader ? 6.2 : lerp(2.5, 4.6, random()),
        distance: isLeader ? lerp(44, 66, random()) : lerp(70, 150, random()),
        wave: {
          size: lerp(2, 8, random()),
          length: lerp(3, 6, random()),
          pace: lerp(1, 2.4, random()),
          phase: random() * Math.PI * 2,
        },
        girth: (0.62 + random() * 0.18) * (isNear ? 1 : 1.06),
        tone: isLeader ? 1 : random(),
      };
    }),
  );
}

/** Points of a strand at `t`, root first, in the mark's own units around its middle. */
export function strandAt(strand: Strand, t: number): Point[] {
  const { rest, startsAt, seconds, trail, turns, distance, wave, depth } = strand;
  const since = t - startsAt;
  return rest.map(({ angle, reach }, joint) => {
    const along = joint / (rest.length - 1);
    const done = approach(Math.min(1, (since - along * trail) / seconds));
    const away = 1 - done;
    const sway =
      wave.size *
      Math.sin(along * wave.length + t * wave.pace + wave.phase) *
      Math.min(1, away * 3);
    const settled = since - seconds - along * trail;
    const whip = settled > 0 ? 0.16 * along * Math.exp(-6 * settled) * Math.sin(settled * 15) : 0;
    const far = (reach + distance * away ** 1.35 + sway) * (1 + depth * 0.4 * away);
    const at = angle - turns * away ** 1.1 + whip;
    // Foreshortened while it flies, as seen slightly from above.
    return { x: Math.cos(at) * far, y: Math.sin(at) * far * lerp(1, 0.72, away) };
  });
}

/** Share of the strand that is at rest, 0..1. */
export function settledAt({ startsAt, seconds, trail }: Strand, t: number): number {
  return clamp((t - startsAt) / (seconds + trail));
}

/** Fast approach with a soft landing; before its start the strand is still farther away. */
function approach(k: number): number {
  if (k < 0) return k * 1.95;
  return k * k * (3 - 2 * k) * 0.35 + (1 - (1 - k) ** 3) * 0.65;
}

type Tuft = { left: readonly Point[]; right: readonly Point[] };

/** A tuft is two curves: up to its tip, and down again. */
function readTufts(path: string): Tuft[] {
  return path.split("M").flatMap((piece) => {
    const numbers = (piece.match(/-?[\d.]+/g) ?? []).map(Number);
    if (numbers.length < 14) return [];
    const at = (index: number): Point => ({
      x: (numbers[index * 2] ?? 0) - middle.x,
      y: (numbers[index * 2 + 1] ?? 0) - middle.y,
    });
    const up = [at(0), at(1), at(2), at(3)] as const;
    const down = [at(6), at(5), at(4), at(3)] as const;
    return [{ left: sampleCurve(up), right: sampleCurve(down) }];
  });
}

function layHair({ left, right }: Tuft, across: number): Strand["rest"] {
  return left.map((from, joint) => {
    const to = right[joint] ?? from;
    const [x, y] = [lerp(from.x, to.x, across), lerp(from.y, to.y, across)];
    return { angle: Math.atan2(y, x), reach: Math.hypot(x, y) };
  });
}

function sampleCurve([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  return Array.from({ length: joints }, (_, joint) => {
    const k = joint / (joints - 1);
    const m = 1 - k;
    const mix = (of: (point: Point) => number) =>
      m * m * m * of(a) + 3 * m * m * k * of(b) + 3 * m * k * k * of(c) + k * k * k * of(d);
    return { x: mix((point) => point.x), y: mix((point) => point.y) };
  });
}
