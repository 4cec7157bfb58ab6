import { clamp } from "@goldmane/std/clamp";
import { shapeBuild } from "#actor/figure/build.ts";
import { kneeSpread } from "#actor/figure/skeleton.ts";
import type { Point } from "#actor/part/limb.ts";
import type { Pose } from "#actor/pose.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { CastMember } from "#story/schema.ts";
import { shoulderAt } from "./aim-hand.ts";
import { deepestBow } from "./body.ts";

const halvings = 6;

/** The near hand reaches a point of the stage, or comes down to its height. */
type Goal = { point: Point; reach: number; byHeight?: boolean };

/**
 * Bends knees and trunk until the near hand is within `reach` arm lengths of the goal, and no
 * further; `weight` is the share of that bow.
 */
export function bowTo(
  pose: Pose,
  member: CastMember,
  { point, reach, byHeight = false }: Goal,
  weight: number,
): void {
  // Seated and swimming bodies have no knees to bend.
  const knees = pose.crouch < 0.5 && pose.swim < 0.5;
  const { crouch, lean } = pose;
  const { arm, hipGap } = shapeBuild(rigOf(member.rig).build, member.look);
  const longest = arm * reach * pose.scale * (member.look.size ?? 1);
  const missing = (share: number) => {
    bend(share);
    const shoulder = shoulderAt(pose, member, "near");
    const down = point.y - shoulder.y;
    return (byHeight ? down : Math.hypot(point.x - shoulder.x, down)) - longest;
  };
  bend(bowShare() * weight);
  keepFeet(pose, hipGap, crouch);

  function bend(share: number): void {
    pose.lean = lean + deepestBow.lean * share;
    if (knees) pose.crouch = Math.max(crouch, deepestBow.crouch * share);
  }

  function bowShare(): number {
    // A point at shoulder height is reached with the arm alone.
    const drop = (point.y - shoulderAt(pose, member, "near").y) / longest;
    if (drop <= 0 || missing(0) <= 0) return 0;
    let least = 0;
    let most = clamp(drop * 2.5);
    for (let n = 0; n < halvings; n += 1) {
      const middle = (least + most) / 2;
      if (missing(middle) <= 0) most = middle;
      else least = middle;
    }
    return most;
  }
}

/** Leans forward until the near arm, outstretched, reaches a point. */
export function leanTo(
  pose: Pose,
  member: CastMember,
  point: Point,
  { most, weight }: { most: number; weight: number },
): void {
  const { arm, hand } = shapeBuild(rigOf(member.rig).build, member.look);
  const longest = (arm + hand.r) * pose.scale * (member.look.size ?? 1);
  const shoulder = shoulderAt(pose, member, "near");
  const missing = Math.hypot(point.x - shoulder.x, point.y - shoulder.y) - longest;
  const high = Math.max(1, pose.y - pose.lift - shoulder.y);
  pose.lean += clamp(missing / (high * 0.6), 0, most) * weight;
}

/** Bent knees spread the feet; feet that stand keep their places. */
function keepFeet(pose: Pose, hipGap: number, before: number): void {
  const spread = hipGap * kneeSpread * (clamp(pose.crouch * 2) - clamp(before * 2));
  pose.feet.near.x += spread;
  pose.feet.far.x -= spread;
}
