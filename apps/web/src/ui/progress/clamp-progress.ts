import { clamp } from "@goldmane/std/clamp";

/** Clamps a value to 0…max; NaN counts as 0. */
export function clampProgress(value: number, max = 100): number {
  return Number.isNaN(value) ? 0 : clamp(value, 0, Math.max(0, max));
}
