import type { CastMember } from "#story/schema.ts";
import { shapeBuild } from "./figure/build.ts";
import { placeArm, placeHips } from "./figure/skeleton.ts";
import type { Pose } from "./pose.ts";
import type { Point } from "./part/limb.ts";
import { mouthOf, quadrupedFrame } from "./quadruped/frame.ts";
import { rigOf } from "./rig-of.ts";

/** Position of the near hand, the carrying one, in stage units; roll is ignored. */
export function handAt(member: CastMember, pose: Pose): { x: number; y: number } {
  const build = shapeBuild(rigOf(member.rig).build, member.look);
  if (member.as === "four-legged") {
    const mouth = mouthOf(build, quadrupedFrame(build, pose));
    return toStage(member, pose, mouth);
  }
  const hips = placeHips(build, pose);
  const { end, bend } = placeArm(build, pose, "near");
  // The palm lies slightly past the wrist.
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const palm = {
    x: end.x + Math.cos(angle) * build.hand.r * 0.7,
    y: end.y + Math.sin(angle) * build.hand.r * 0.7,
  };
  const cos = Math.cos(pose.lean);
  const sin = Math.sin(pose.lean);
  return toStage(member, pose, {
    x: hips.x + palm.x * cos - palm.y * sin,
    y: hips.y + palm.x * sin + palm.y * cos,
  });
}

/** A point of the figure on the stage. */
function toStage({ look }: CastMember, pose: Pose, { x, y }: Point): Point {
  const size = pose.scale * (look.size ?? 1);
  const side = pose.facing < 0 ? -1 : 1;
  return {
    x: pose.x + (x * side * size) / Math.sqrt(Math.max(0.2, pose.stretch)),
    y: pose.y - pose.lift + y * size * pose.stretch,
  };
}
