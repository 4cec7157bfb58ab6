import { clamp } from "@goldmane/std/clamp";
import { lerp } from "@goldmane/std/lerp";
import type { Pose } from "#actor/pose.ts";
import type { Build } from "./build.ts";
import { reachFor, solveLimb, type Point } from "#actor/part/limb.ts";

export type Side = "near" | "far";

/** Share of their distance by which bent knees move the feet apart. */
export const kneeSpread = 0.25;

/** The middle of the hips; origin on the ground between the feet. */
export function placeHips(build: Build, pose: Pose): Point {
  const sit = clamp(pose.crouch * 2 - 1);
  return {
    x: pose.hips.x - sit * build.leg * 0.25,
    y: -hipHeight(build, pose.crouch, pose.hips.y),
  };
}

/** Height of the hips above the ground; `lifted` adds breath and steps while standing. */
export function hipHeight(build: Build, crouch: number, lifted = 0): number {
  const squat = Math.min(crouch, 0.5) * 2;
  const sit = clamp(crouch * 2 - 1);
  const standing = build.leg * (0.97 - squat * 0.38) + lifted;
  const seat = build.thigh * 0.9 + build.torso * 0.06;
  return lerp(standing, seat, sit * sit * (3 - 2 * sit));
}

/** Shoulder, elbow and wrist; origin at the hips. */
export function placeArm(
  build: Build,
  pose: Pose,
  side: Side,
): { root: Point; bend: Point; end: Point } {
  const far = side === "far";
  const hold = pose.arms[side];
  const yaw = Math.abs(pose.facing) * 0.42 + pose.twist;
  const root = {
    x: Math.sin((far ? 1.3 : -1.3) + yaw) * build.shoulder * 0.92,
    y: -build.torso + build.shoulderDrop,
  };
  const target = { x: root.x + hold.x * build.arm, y: root.y + hold.y * build.arm };
  const end = reachFor(root, target, build.arm, build.stretch);
  return { root, end, bend: solveLimb(root, end, build.arm, { x: far ? 0.8 : -0.8, y: 0.6 }) };
}
