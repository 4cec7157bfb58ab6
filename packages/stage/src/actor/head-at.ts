import { clamp } from "@goldmane/std/clamp";
import type { CastMember } from "#story/schema.ts";
import { posedBounds } from "./bounds.ts";
import { thrown } from "./fall.ts";
import { shapeBuild } from "./figure/build.ts";
import { placeHips } from "./figure/skeleton.ts";
import type { Pose } from "./pose.ts";
import { quadrupedFrame } from "./quadruped/frame.ts";
import { rigOf } from "./rig-of.ts";

type Head = { x: number; y: number; halfWidth: number; halfHeight: number };

/** Middle of the head and its half sizes, in stage units; roll is ignored. */
export function headAt(member: CastMember, pose: Pose): Head {
  const head = standingHead(member, pose);
  if (!pose.fall) return head;
  const { x, y } = thrown(pose.fall, { right: head.x - pose.x, up: pose.y - head.y });
  return { ...head, x: pose.x + x, y: pose.y + y };
}

function standingHead(member: CastMember, pose: Pose): Head {
  const rig = rigOf(member.rig);
  const build = shapeBuild(rig.build, member.look);
  const size = pose.scale * (member.look.size ?? 1) * (0.3 + 0.7 * clamp(pose.presence));
  const wide = size / Math.sqrt(Math.max(0.2, pose.stretch));
  const halfWidth = build.head.w * wide;
  const halfHeight = build.head.h * size * pose.stretch;
  const feet = pose.y - pose.lift;
  if (member.as === "four-legged") {
    const { head } = quadrupedFrame(build, pose);
    const side = pose.facing < 0 ? -1 : 1;
    const y = feet + head.y * size * pose.stretch;
    return { x: pose.x + head.x * side * wide, y, halfWidth, halfHeight };
  }
  if (rig.assemble) {
    const { headY } = posedBounds(member, pose);
    return { x: pose.x, y: feet - headY * pose.stretch, halfWidth, halfHeight };
  }
  const hips = placeHips(build, pose);
  const side = pose.facing < 0 ? -1 : 1;
  const neck = {
    x: build.shoulder * 0.08 * Math.abs(pose.facing) + pose.head.nod * build.head.w * 0.16,
    y: -build.torso - build.head.up + pose.head.nod * build.head.h * 0.14,
  };
  const cos = Math.cos(pose.lean);
  const sin = Math.sin(pose.lean);
  const x = hips.x + neck.x * cos - neck.y * sin;
  const y = hips.y + neck.x * sin + neck.y * cos;
  return { x: pose.x + x * side * wide, y: feet + y * size * pose.stretch, halfWidth, halfHeight };
}
