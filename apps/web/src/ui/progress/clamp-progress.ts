import { clamp } from "@goldmane/std/clamp";

/** A value between 0 and its maximum, whatever was measured; no number counts as nothing done. */
export function clampProgress(value: number, max = 100): number {
  return Number.isNaN(value) ? 0 : clamp(value, 0, Math.max(0, max));
}
