/** The same instant on a device's two clocks, in milliseconds. */
export type Instant = { monotonicMs: number; wallMs: number };

/** Smaller differences between the clocks are adjustments. */
const minSleepMs = 1000;

/**
 * Whether the device slept between two instants: many monotonic clocks stop during sleep, wall clocks
 * don't. Earlier measurements are invalid then. A wall clock that was set looks the same; measuring
 * again costs a quarter of a second and does no harm.
 */
export function hasSlept(before: Instant, after: Instant): boolean {
  const monotonic = after.monotonicMs - before.monotonicMs;
  const wall = after.wallMs - before.wallMs;
  return Math.abs(wall - monotonic) > minSleepMs;
}
