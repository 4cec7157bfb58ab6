import { lerp } from "@goldmane/std/lerp";
import { shapeBuild } from "#actor/figure/build.ts";
import { placeArm, placeHips, type Side } from "#actor/figure/skeleton.ts";
import type { Point } from "#actor/part/limb.ts";
import type { Pose } from "#actor/pose.ts";
import { rigOf } from "#actor/rig-of.ts";
import type { CastMember } from "#story/schema.ts";

/** The palm lies past the wrist by this share of the hand's radius. */
const palm = 0.7;

/** Moves a hand towards a point on the stage by inverse kinematics; roll is ignored. */
export function aimHand(
  pose: Pose,
  member: CastMember,
  { side, point, weight }: { side: Side; point: Point; weight: number },
): void {
  if (weight <= 0) return;
  const build = shapeBuild(rigOf(member.rig).build, member.look);
  const { root } = placeArm(build, pose, side);
  const { x, y } = toBody(pose, member, point);
  const dx = x - root.x;
  const dy = y - root.y;
  const distance = Math.hypot(dx, dy) || 1;
  const wrist = Math.max(0.2, (distance - build.hand.r * palm) / distance);
  const arm = pose.arms[side];
  arm.x = lerp(arm.x, (dx * wrist) / build.arm, weight);
  arm.y = lerp(arm.y, (dy * wrist) / build.arm, weight);
}

/** A shoulder's position on the stage. */
export function shoulderAt(pose: Pose, member: CastMember, side: Side): Point {
  const build = shapeBuild(rigOf(member.rig).build, member.look);
  return toStage(pose, member, placeArm(build, pose, side).root);
}

/** A point of the stage in the space of the body: origin at the hips, x forward, lean undone. */
function toBody(pose: Pose, member: CastMember, point: Point): Point {
  const { sx, sy, hips } = frameOf(pose, member);
  const x = (point.x - pose.x) / sx - hips.x;
  const y = (point.y - pose.y + pose.lift) / sy - hips.y;
  const cos = Math.cos(pose.lean);
  const sin = Math.sin(pose.lean);
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** A point of the body on the stage. */
export function toStage(pose: Pose, member: CastMember, { x, y }: Point): Point {
  const { sx, sy, hips } = frameOf(pose, member);
  const cos = Math.cos(pose.lean);
  const sin = Math.sin(pose.lean);
  return {
    x: pose.x + (hips.x + x * cos - y * sin) * sx,
    y: pose.y - pose.lift + (hips.y + x * sin + y * cos) * sy,
  };
}

function frameOf(pose: Pose, { rig, look }: CastMember): { sx: number; sy: number; hips: Point } {
  const size = pose.scale * (look.size ?? 1);
  const side = pose.facing < 0 ? -1 : 1;
  return {
    sx: (side * size) / Math.sqrt(Math.max(0.2, pose.stretch)),
    sy: size * pose.stretch,
    hips: placeHips(shapeBuild(rigOf(rig).build, look), pose),
  };
}
