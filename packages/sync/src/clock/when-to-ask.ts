import { clockBurst, clockEveryMs } from "@goldmane/contracts/live/limits";
import type { ServerClock } from "./server-clock.ts";

/** How long to wait before the next measurement: a burst at the beginning, then one now and then. */
export function nextPingInMs({ samples }: ServerClock): number {
  return samples.length < clockBurst.count ? clockBurst.everyMs : clockEveryMs;
}

/** The same instant on a device's two clocks, in milliseconds. */
export type Instant = { monotonicMs: number; wallMs: number };

/** Less is a hand on the clock's wheel. */
const asleepMs = 1000;

/**
 * Whether the device slept between two instants: many monotonic clocks stand still meanwhile, and
 * wall clocks don't. What was measured before holds no more. A wall clock that was set looks the
 * same; measuring again then costs a quarter of a second and does no harm.
 */
export function hasSlept(before: Instant, after: Instant): boolean {
  const monotonic = after.monotonicMs - before.monotonicMs;
  const wall = after.wallMs - before.wallMs;
  return Math.abs(wall - monotonic) > asleepMs;
}
