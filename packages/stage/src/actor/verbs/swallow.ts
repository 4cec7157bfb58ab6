import { lerp } from "@goldmane/std/lerp";
import { headAt } from "#actor/head-at.ts";
import { smoothstep } from "#actor/acting/easing.ts";
import type { Motion } from "#actor/acting/motion.ts";
import type { Point } from "#actor/part/limb.ts";
import type { Pose } from "#actor/pose.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { CastMember } from "#story/schema.ts";

/** Shares of the act at which the thing begins to move, and is in the mouth. */
const drawnFrom = 0.18;
export const swallowedShare = 0.7;

/** Opens the mouth wide, draws the thing in, and gulps. */
export function swallow({ pose, share }: Motion): void {
  const open = smoothstep(share / 0.16) * (1 - smoothstep((share - swallowedShare - 0.02) / 0.07));
  const gulp = smoothstep((share - swallowedShare) / 0.1) * (1 - smoothstep((share - 0.85) / 0.15));
  const { face } = pose;
  const { rest } = face.mouth;
  rest.open = lerp(rest.open, 2, open);
  rest.width = lerp(rest.width, 1.25, open);
  rest.round = lerp(rest.round, 0.7, open);
  rest.teeth *= 1 - open;
  rest.tongue = lerp(rest.tongue, 0.6, open);
  face.lids = lerp(face.lids, 0.35, open);
  face.lids = lerp(face.lids, 1.3, gulp);
  face.brows.raise += 0.7 * Math.max(open, gulp);
  pose.head.nod -= 0.24 * open - 0.3 * gulp;
  pose.stretch *= 1 + 0.06 * open - 0.12 * gulp;
}

/** How far a swallowed thing is on its way (0..1), and how large it is left. */
export function suction(share: number): { way: number; size: number } {
  const way = smoothstep((share - drawnFrom) / (swallowedShare - drawnFrom));
  return { way, size: lerp(1, 0.24, smoothstep((way - 0.35) / 0.65)) };
}

/** The middle of a wide open mouth, in stage units. */
export function mouthAt(member: CastMember, pose: Pose): Point {
  const { x, y, halfWidth, halfHeight } = headAt(member, pose);
  const { build, assemble } = rigOf(member.rig);
  const { mouth } = build;
  const opened = assemble ? 0.72 : 0.16;
  const ahead = Math.sin(pose.facing * 0.38 + pose.head.turn * 0.75 * Math.sign(pose.facing));
  return {
    x: x + ahead * Math.cos(mouth.up) * halfWidth * mouth.out,
    y: y - Math.sin(mouth.up) * halfHeight * mouth.out + halfHeight * opened,
  };
}
