import { clamp } from "@goldmane/std/clamp";
import type { Foot } from "#actor/pose.ts";
import { smoothstep } from "./easing.ts";

/** A walk of `distance`, divided evenly into steps; the last one brings the feet together. */
export type Footsteps = {
  distance: number;
  step: number;
  /** Number of steps; the first and the last move the body half as far. */
  count: number;
  /**
   * Share of a step for which a foot stays planted after the other lands; below 1 both are in the
   * air for a moment.
   */
  stance: number;
  /** How far ahead of even spacing a foot lands, in steps; runners land closer. */
  lead: number;
};

export function planSteps(distance: number, step: number, running: boolean): Footsteps {
  const strides = Math.max(1, Math.round(distance / step));
  return {
    distance,
    step: distance / strides,
    count: strides + 1,
    stance: running ? 0.5 : 1,
    lead: running ? -0.22 : 0,
  };
}

/** Number of steps completed, with fraction, when the body has covered `along`. */
export function stepsDone({ distance, step, count }: Footsteps, along: number): number {
  const d = clamp(along, 0, distance);
  if (d < step / 2) return d / (step / 2);
  if (d > distance - step / 2) return count - (distance - d) / (step / 2);
  return d / step + 0.5;
}

/**
 * Position of a foot when the body has covered `along`: x relative to the body along the path, y
 * above the ground. A planted foot does not slide. `second` selects the foot that steps second.
 */
export function footAt(steps: Footsteps, along: number, second: boolean, height: number): Foot {
  const done = stepsDone(steps, along);
  const parity = second ? 1 : 0;
  // This foot's current step, or its next one.
  const current = Math.floor(done);
  const next = current % 2 === parity ? current : current + 1;
  const liftsOff = next === parity && next === 0 ? 0 : Math.max(0, next - 1 + steps.stance);
  const from = plantAt(steps, next - 2);
  if (done <= liftsOff || next >= steps.count) {
    return { x: from - along, y: 0, tip: 0 };
  }
  const k = clamp((done - liftsOff) / (next + 1 - liftsOff));
  const x = from + (plantAt(steps, next) - from) * smoothstep(k);
  return {
    x: x - along,
    y: height * Math.sin(k * Math.PI) ** 0.8,
    tip: k < 0.5 ? 0.75 * Math.sin(k * Math.PI * 2) : -0.42 * Math.sin((k - 0.5) * Math.PI * 2),
  };
}

/** Where a step lands; before the first step, feet are at the start. */
function plantAt({ distance, step, count, lead }: Footsteps, index: number): number {
  if (index < 0) return 0;
  if (index >= count - 2) return distance;
  return Math.min(distance, (index + 1 + lead) * step);
}
