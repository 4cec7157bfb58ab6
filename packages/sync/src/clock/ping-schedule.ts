import { clockBurst, clockEveryMs } from "@goldmane/contracts/live/limits";
import type { ServerClock } from "./server-clock.ts";

/** Milliseconds until the next measurement: a burst at first, then at long intervals. */
export function nextPingInMs({ samples }: ServerClock): number {
  return samples.length < clockBurst.count ? clockBurst.everyMs : clockEveryMs;
}
