import { clockBurst, clockEveryMs } from "@goldmane/contracts/live/limits";
import type { ServerClock } from "./server-clock.ts";

/** Milliseconds until the next measurement: a burst at first, then at long intervals. */
export function nextPingInMs({ samples }: ServerClock): number {
  return samples.length < clockBurst.count ? clockBurst.everyMs : clockEveryMs;
}

/** The same instant on a device's two clocks, in milliseconds. */
export type Instant = { monotonicMs: number; wallMs: number };

/** Smaller differences are clock adjustments. */
const asleepMs = 1000;

/**
 * Whether the device slept between two instants: many monotonic clocks stop during sleep, wall clocks
 * don't. Earlier measurements are invalid then. A wall clock that was set looks the same; measuring
 * again costs a quarter of a second and does no harm.
 */
export function hasSlept(before: Instant, after: Instant): boolean {
  const monotonic = after.monotonicMs - before.monotonicMs;
  const wall = after.wallMs - before.wallMs;
  return Math.abs(wall - monotonic) > asleepMs;
}
