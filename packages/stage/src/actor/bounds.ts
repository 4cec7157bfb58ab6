import { clamp } from "@goldmane/std/clamp";
import type { CastMember } from "#story/schema.ts";
import { shapeBuild } from "./figure/build.ts";
import { hipHeight } from "./figure/skeleton.ts";
import { neutralPose } from "./acting/neutral-pose.ts";
import { halfLength, standingHeadY } from "./quadruped/frame.ts";
import type { Pose } from "./pose.ts";
import { rigOf } from "./rig-of.ts";

type Bounds = { height: number; headY: number; halfWidth: number };

/**
 * Extent of a standing character in stage units, at a pose's scale of 1; the look's own size is
 * included. `headY` is the height of the face's middle above the feet.
 */
export function actorBounds({ rig: name, look, as }: CastMember): Bounds {
  const rig = rigOf(name);
  const build = shapeBuild(rig.build, look);
  const size = look.size ?? 1;
  if (as === "four-legged") {
    const headY = standingHeadY(build, neutralPose());
    const top = headY + build.head.h * (1 + (rig.crown ?? 0.12));
    return { height: top * size, headY: headY * size, halfWidth: halfLength(build) * size };
  }
  const headY = build.leg * 0.97 + build.torso + build.head.up;
  const top = headY + build.head.h * (1 + (rig.crown ?? 0.12));
  return {
    height: top * size,
    headY: headY * size,
    halfWidth:
      Math.max(build.belly, build.head.w * (1 + (rig.flank ?? 0.1)), build.shoulder + 8) * size,
  };
}

/** Extent of a character in a pose: a sitting one is lower, with stretched legs. */
export function posedBounds(member: CastMember, pose: Pose): Bounds {
  const { crouch, scale } = pose;
  const { rig: name, look } = member;
  const build = shapeBuild(rigOf(name).build, look);
  const size = (look.size ?? 1) * scale;
  const { height, headY, halfWidth } = actorBounds(member);
  if (member.as === "four-legged") {
    const high = standingHeadY(build, pose) * size;
    return {
      height: height * scale + high - headY * scale,
      headY: high,
      halfWidth: halfWidth * scale,
    };
  }
  const low = build.leg * 0.97 - hipHeight(build, crouch);
  const legs = clamp(crouch * 2 - 1) * (build.leg * 0.7 + build.foot.length * 0.6);
  return {
    height: height * scale - low * size,
    headY: headY * scale - low * size,
    halfWidth: Math.max(halfWidth * scale, legs * size),
  };
}

/**
 * Distance from the head's middle to either side, ears and mane included, at a pose's scale of 1.
 */
export function headHalfWidth({ rig: name, look }: CastMember): number {
  const rig = rigOf(name);
  const { head } = shapeBuild(rig.build, look);
  return head.w * (1 + Math.min(0.4, rig.flank ?? 0.1)) * (look.size ?? 1);
}
