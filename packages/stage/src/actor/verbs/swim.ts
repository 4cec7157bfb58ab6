import { clamp } from "@goldmane/std/clamp";
import { reach, shapeHand, type Motion } from "#actor/acting/motion.ts";

/** Strokes per second. */
const pace = 0.85;

/**
 * Front crawl: each arm reaches ahead out of the water and pulls back under it, and the body rolls
 * after.
 */
export function swim({ pose, traits, seconds, length }: Motion): void {
  const eager = clamp(Math.min(seconds, length - seconds) / 0.4);
  const turn = seconds * pace * Math.PI * 2;
  for (const [side, phase] of [
    ["near", 0],
    ["far", Math.PI],
  ] as const) {
    const at = turn + phase;
    reach(pose, side, 0.12 + Math.cos(at) * 0.84, 0.12 - Math.sin(at) * 0.66, eager);
    shapeHand(pose, side, "open", eager);
  }
  const pull = Math.sin(turn * 2 - 0.6);
  pose.lean += (0.3 + 0.05 * pull) * eager;
  pose.head.nod -= 0.3 * eager;
  pose.head.tilt += Math.sin(turn - 0.5) * 0.1 * eager;
  pose.lift += (pull * 7 + 6) * traits.size * pose.scale * eager;
  pose.stretch *= 1 + pull * 0.025 * eager;
  if (eager > 0.4) pose.farInFront = false;
}
