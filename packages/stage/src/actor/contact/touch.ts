import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import { shapeBuild } from "#actor/figure/build.ts";
import { headAt } from "#actor/head-at.ts";
import { quadrupedFrame } from "#actor/quadruped/frame.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { Side } from "#actor/figure/skeleton.ts";
import type { Point } from "#actor/part/limb.ts";
import type { Pose } from "#actor/pose.ts";
import type { CastMember } from "#story/schema.ts";
import { traitsOf } from "#actor/acting/traits.ts";
import { aimHand, shoulderAt, toStage } from "./aim-hand.ts";
import { bodyOf, holdTwist, hugTwist } from "./body.ts";
import { bowTo, leanTo } from "./bow.ts";
import type { Contact } from "./contact-at.ts";

/** A character in its pose before contact: hands aim at trunks, never at moving hands. */
export type Partner = { member: CastMember; pose: Pose };

/** The trunk that arms close on, in stage units. */
export type Trunk = {
  x: number;
  top: number;
  bottom: number;
  half: number;
  faceY: number;
  hasFace?: boolean;
};

/** Share of its length that an arm hangs down around a smaller body. */
const armDown = 0.66;

/** Puts both arms around the other, and bows or looks up to meet a smaller or taller one. */
export function embrace(
  pose: Pose,
  member: CastMember,
  { opened, held }: Contact,
  trunk: Trunk,
): void {
  const way = trunk.x < pose.x ? -1 : 1;
  const back = lerp(trunk.top, trunk.bottom, 0.3);
  pose.twist += hugTwist * held;
  if (traitsOf(member).gait !== "float") {
    // Bowing further would hide the face behind the other's head.
    const lowest = trunk.faceY + armOf(member, pose) * armDown;
    const point = { x: trunk.x, y: Math.min(back, lowest) };
    bowTo(pose, member, { point, reach: armDown, byHeight: true }, held);
  }
  const nearest = { x: trunk.x - way * trunk.half * 0.9, y: back };
  leanTo(pose, member, nearest, { most: 0.3, weight: held });
  const shoulder = shoulderAt(pose, member, "near");
  const arm = armOf(member, pose);
  const y = clamp(back, shoulder.y - arm * 0.45, shoulder.y + arm * 0.7);
  open(pose, opened);
  const squeeze = Math.sin(pose.time * 3.2) * trunk.half * 0.04;
  const lay = (side: Side, out: number, drop: number) =>
    aimHand(pose, member, {
      side,
      point: { x: trunk.x + way * (trunk.half * out - squeeze), y: y + arm * drop },
      weight: held,
    });
  // A taller one lays the near arm below the other's face.
  const taller = trunk.hasFace ? 1 : clamp((trunk.faceY - shoulder.y) / (arm * 0.4));
  lay("near", lerp(0.3, -0.35, taller), lerp(0.06, 0.22, taller));
  lay("far", 0.62, -0.12);
  if (opened > 0.05) pose.farInFront = false;
  const down = clamp((trunk.faceY - faceY(pose, member)) / 170, -1, 1);
  pose.head.turn -= 0.42 * held;
  pose.head.tilt += 0.15 * held;
  pose.head.nod = lerp(pose.head.nod, 0.3 * down + 0.06, held);
}

/** The trunk of a character, from its pose. */
export function trunkOf({ member, pose }: Partner): Trunk {
  if (member.as === "four-legged") return lyingTrunk({ member, pose });
  const shoulder = shoulderAt(pose, member, "near");
  const { half, size, head } = bodyOf(member);
  const scale = pose.scale;
  const floor = pose.y - pose.lift - 8 * size * scale;
  return {
    // Seated bodies lean back from their place.
    x: toStage(pose, member, { x: 0, y: 0 }).x,
    // A face on the trunk stays free.
    top: isAllFace(member) ? lerp(shoulder.y, floor, 0.42) : shoulder.y,
    bottom: Math.min(floor, lerp(shoulder.y, floor, 0.72)),
    half: half * scale,
    hasFace: isAllFace(member),
    faceY: shoulder.y - (isAllFace(member) ? 0.7 : 0.9) * head.h * scale,
  };
}

/** The trunk of an animal on four legs, with its chest. */
function lyingTrunk({ member, pose }: Partner): Trunk {
  const { head, half, size } = bodyOf(member);
  const scale = pose.scale * size;
  const build = shapeBuild(rigOf(member.rig).build, member.look);
  const { shoulder, thick } = quadrupedFrame(build, pose);
  const ground = pose.y - pose.lift;
  return {
    x: pose.x,
    top: ground + (shoulder.y - thick) * scale,
    bottom: ground + (shoulder.y + thick) * scale,
    half: half * pose.scale,
    faceY: headAt(member, pose).y + head.h * pose.scale * 0.2,
  };
}

/** Arms before the embrace: wide, one high and one low. */
function open(pose: Pose, opened: number): void {
  const { near, far } = pose.arms;
  near.x = lerp(near.x, 0.66, opened);
  near.y = lerp(near.y, 0.34, opened);
  far.x = lerp(far.x, 0.92, opened);
  far.y = lerp(far.y, -0.28, opened);
  if (opened > 0.3) {
    pose.hands.near = "open";
    pose.hands.far = "open";
  }
}

/**
 * The point between two bodies at which a thing changes hands: as high as the smaller one can
 * reach, as low as the taller one need not bow.
 */
export function handOverPoint(one: Partner, other: Partner): Point {
  const a = offerOf(one);
  const b = offerOf(other);
  const highest = Math.max(a.highest, b.highest);
  const lowest = Math.max(highest, Math.min(a.lowest, b.lowest));
  return {
    x: lerp(one.pose.x, other.pose.x, a.reach / (a.reach + b.reach)),
    y: clamp((a.chest + b.chest) / 2, highest, lowest),
  };
}

/** Holds out a hand, to give or to take. */
export function holdOut(pose: Pose, member: CastMember, { held }: Contact, point: Point): void {
  pose.twist += holdTwist * held;
  pose.lean += 0.06 * held;
  if (traitsOf(member).gait !== "float")
    bowTo(pose, member, { point, reach: 0.85, byHeight: true }, held);
  leanTo(pose, member, point, { most: 0.14, weight: held });
  aimHand(pose, member, { side: "near", point, weight: held });
  if (held > 0.3) pose.farInFront = false;
}

/** Reaches for a thing: bends down as far as it takes. */
export function reachFor(pose: Pose, member: CastMember, { held }: Contact, point: Point): void {
  pose.twist += holdTwist * held;
  bowTo(pose, member, { point, reach: 0.94 }, held);
  aimHand(pose, member, { side: "near", point, weight: held });
  pose.head.nod += 0.2 * held;
}

/** How far forward a hand is held out, and the heights between which it is easy. */
function offerOf({ member, pose }: Partner): {
  reach: number;
  chest: number;
  highest: number;
  lowest: number;
} {
  const { y } = shoulderAt(pose, member, "near");
  const arm = armOf(member, pose);
  return {
    reach: Math.max(8, bodyOf(member).held * pose.scale),
    chest: y + arm * 0.3,
    highest: y - arm * 0.5,
    lowest: y + arm * 0.8,
  };
}

function isAllFace({ rig }: CastMember): boolean {
  return rig === "slime";
}

function armOf(member: CastMember, pose: Pose): number {
  return bodyOf(member).arm * pose.scale;
}

function faceY(pose: Pose, member: CastMember): number {
  return shoulderAt(pose, member, "near").y - bodyOf(member).head.h * pose.scale * 0.9;
}
