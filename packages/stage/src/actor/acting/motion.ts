import { lerp } from "@goldmane/std/lerp";
import type { HandShape, Pose } from "#actor/pose.ts";
import type { Act } from "#story/timeline.ts";
import type { Traits } from "./traits.ts";

/** One verb at one instant, the input of its performance function. */
export type Motion = {
  pose: Pose;
  traits: Traits;
  act: Act;
  /** Elapsed share of the act, 0..1, and elapsed seconds. */
  share: number;
  seconds: number;
  /** Duration of the act in seconds. */
  length: number;
  /** Weight of the gesture: slightly negative in the anticipation, above 1 in the overshoot. */
  weight: number;
  /**
   * Offset of the act's target from the shoulder, x forward and y down, in stage units; null
   * without a target.
   */
  target: { x: number; y: number } | null;
};

type Side = "near" | "far";

/** Moves a hand towards a position in arm lengths from its shoulder. */
export function reach(pose: Pose, side: Side, x: number, y: number, weight: number): void {
  const arm = pose.arms[side];
  arm.x = lerp(arm.x, x, weight);
  arm.y = lerp(arm.y, y, weight);
}

/** Moves a hand towards a position on the body: x forward of its middle, y below the shoulders. */
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

/** Changes the hand's shape at once, when the gesture has about a third of its weight. */
export function shapeHand(pose: Pose, side: Side, shape: HandShape, weight: number): void {
  if (weight > 0.35) pose.hands[side] = shape;
}
