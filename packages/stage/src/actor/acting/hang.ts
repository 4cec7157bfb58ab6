import type { Pose } from "#actor/pose.ts";

/** Share of the three-quarter view that a head in relief keeps. */
const turned = 0.3;

/** Holds the body of a head in relief still: only the face and the head's turns are left. */
export function hang(pose: Pose, lift: number): void {
  pose.facing *= turned;
  pose.lift = lift;
  pose.crouch = 0;
  pose.lean = 0;
  pose.roll = 0;
  pose.stretch = 1;
  pose.hips = { x: 0, y: 0 };
  pose.drag = { x: 0, y: 0 };
}
