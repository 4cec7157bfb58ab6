import type { CastMember } from "#story/schema.ts";
import { shapeBuild } from "./figure/build.ts";
import { placeArm, placeHips } from "./figure/skeleton.ts";
import type { Pose } from "./pose.ts";
import { rigOf } from "./rig-of.ts";

/** Position of the near hand, the carrying one, in stage units; roll is ignored. */
export function handAt(member: CastMember, pose: Pose): { x: number; y: number } {
  const build = shapeBuild(rigOf(member.rig).build, member.look);
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
  const size = pose.scale * (member.look.size ?? 1);
  const side = pose.facing < 0 ? -1 : 1;
  const x = hips.x + palm.x * cos - palm.y * sin;
  const y = hips.y + palm.x * sin + palm.y * cos;
  return {
    x: pose.x + (x * side * size) / Math.sqrt(Math.max(0.2, pose.stretch)),
    y: pose.y - pose.lift + y * size * pose.stretch,
  };
}
