import type { Point } from "#actor/part/limb.ts";
import { headAt } from "#actor/head-at.ts";
import type { Pose } from "#actor/pose.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { CastMember } from "#story/schema.ts";
import { aimHand } from "./aim-hand.ts";
import { holdTwist } from "./body.ts";
import { bowTo, leanTo } from "./bow.ts";
import type { Contact } from "./contact-at.ts";
import { noseStretch } from "./nose-stretch.ts";

/** The hand holds the tip from before, by this share of the head's half width. */
const beyond = 0.3;
/** Yaw of a head whose nose is pulled to one side, in radians. */
const sideways = 0.8;

/** Turns the head towards the one who pulls, and stretches its nose. */
export function stretchNose(pose: Pose, { pulled, held }: Contact, puller: Point): void {
  const ahead = Math.sign(puller.x - pose.x) * (pose.facing < 0 ? -1 : 1);
  const weight = Math.max(held, Math.min(1, Math.abs(pulled)));
  const turned = Math.abs(pose.facing) * 0.38;
  pose.head.turn += ((ahead * sideways - turned) / 0.75 - pose.head.turn) * weight;
  pose.head.tilt -= 0.16 * ahead * pulled;
  pose.snout = pulled;
}

/** Lays the hand on the nose of another. */
export function pullNose(
  pose: Pose,
  member: CastMember,
  { held, pulled }: Contact,
  other: { member: CastMember; pose: Pose },
): void {
  const point = noseAt(other.member, other.pose, pose, pulled);
  pose.twist += holdTwist * held;
  bowTo(pose, member, { point, reach: 0.95 }, held);
  leanTo(pose, member, point, { most: 0.2, weight: held });
  pose.lean -= 0.12 * Math.max(0, pulled);
  aimHand(pose, member, { side: "near", point, weight: held });
  pose.hands.near = held > 0.4 ? "fist" : pose.hands.near;
  if (held > 0.3) pose.farInFront = false;
}

/** Where the nose of a head is that is pulled towards `puller`. */
export function noseAt(member: CastMember, pose: Pose, puller: Point, pulled: number): Point {
  const { x, y, halfWidth, halfHeight } = headAt(member, pose);
  const { mouth } = rigOf(member.rig).build;
  const out = mouth.out * (1 + noseStretch * Math.max(0, pulled));
  const way = Math.sign(puller.x - pose.x);
  return {
    x: x + way * (Math.sin(sideways) * halfWidth * out + halfWidth * beyond),
    y: y - Math.sin(mouth.up * 0.6) * halfHeight * out,
  };
}
