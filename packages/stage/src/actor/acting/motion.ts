import { lerp } from "@goldmane/std/lerp";
import type { HandShape, Pose } from "#actor/pose.ts";
import type { Act } from "#story/timeline.ts";
import type { Traits } from "./traits.ts";

/** One verb at one instant, as its function is handed it. */
export type Motion = {
  pose: Pose;
  traits: Traits;
  act: Act;
  /** Share of the act that is over, 0..1, and the same in seconds. */
  share: number;
  seconds: number;
  length: number;
  /** How much of the gesture is struck: slightly negative in the wind-up, past 1 in the strike. */
  weight: number;
  /** Towards the act's target: x forward, y down, in stage units from the shoulder; null without one. */
  target: { x: number; y: number } | null;
};

type Side = "near" | "far";

/** Moves a hand towards a place given in arm lengths from its shoulder. */
export function reach(pose: Pose, side: Side, x: number, y: number, weight: number): void {
  const arm = pose.arms[side];
  arm.x = lerp(arm.x, x, weight);
  arm.y = lerp(arm.y, y, weight);
}

/** Moves a hand towards a place on the body: x forward of its middle, y below the shoulders. */
export function reachBody(
  { pose, traits }: Pick<Motion, "pose" | "traits">,
  side: Side,
  x: number,
  y: number,
  weight: number,
): void {
  const root = side === "near" ? traits.nearShoulder : traits.farShoulder;
  reach(pose, side, (x - root) / traits.arm, y / traits.arm, weight);
}

export function shapeHand(pose: Pose, side: Side, shape: HandShape, weight: number): void {
  if (weight > 0.35) pose.hands[side] = shape;
}
