import { toLocalTime } from "#controls/local-time.ts";
import { judgeTime, type TimeSpent } from "#controls/screen-time.ts";
import type { TimeLeft } from "#controls/time-left.ts";
import type { TimeRules } from "./schema.ts";

/** Watch time that a device counted itself on one day. */
export type CountedDay = { day: string; seconds: number; titleIds: readonly string[] };

const nothing: TimeSpent = {
  seconds: 0,
  titleIds: [],
  extraSeconds: 0,
  freeUntil: 0,
  last: null,
  hasFinished: true,
};

/**
 * The remaining time as far as a device can know: from the limits it received, what the server had
 * counted by then, and what the device has counted since.
 */
export function judgeOffline(
  { limits, timeZone, day, spent }: TimeRules,
  counted: CountedDay | null,
  { now, titleId }: { now: number; titleId: string | null },
): TimeLeft | null {
  const local = toLocalTime(now, timeZone);
  const known = day === local.day ? spent : { ...nothing, freeUntil: spent.freeUntil };
  const since = counted?.day === local.day ? counted : null;
  const all: TimeSpent = {
    ...known,
    seconds: known.seconds + (since?.seconds ?? 0),
    titleIds: [...new Set([...known.titleIds, ...(since?.titleIds ?? [])])],
    // Only the server grants finishing a film: it knows whether that was used today.
    hasFinished: true,
  };
  return judgeTime(limits, all, { ...local, now }, titleId);
}
