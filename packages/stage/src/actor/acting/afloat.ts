import { lerp } from "@goldmane/std/lerp";
import type { Pose } from "#actor/pose.ts";
import { reach } from "./motion.ts";
import type { Traits } from "./traits.ts";

/**
 * Immerses a body to the chest, or to the chin when the figure is all head; `weight` 0 is on land.
 */
export function afloat(pose: Pose, traits: Traits, t: number, weight: number): void {
  if (weight <= 0) return;
  const rock = Math.sin(t * 1.7 + traits.seed);
  const under = traits.gait === "float" ? 0.2 : 0.46;
  const deep = (traits.leg + traits.torso * under) * traits.size * pose.scale;
  pose.swim = weight;
  pose.lift -= (deep + rock * 5) * weight;
  pose.lean += 0.03 * Math.sin(t * 1.1 + traits.seed) * weight;
  pose.head.tilt += 0.04 * rock * weight;
  const tread = Math.sin(t * 2.4 + traits.seed) * 0.16;
  reach(pose, "near", -0.72, 0.42 + tread, weight * 0.9);
  reach(pose, "far", 0.82, 0.4 - tread, weight * 0.9);
  if (weight > 0.5) {
    pose.hands.near = "open";
    pose.hands.far = "open";
  }
  for (const foot of [pose.feet.near, pose.feet.far]) foot.x = lerp(foot.x, 0, weight);
}
