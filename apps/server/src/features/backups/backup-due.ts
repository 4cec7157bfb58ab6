import type { BackupInterval } from "@goldmane/contracts/backups/schema";

/** In the server's time zone, when the family sleeps. */
const nightHour = 3;
const nightsBetween = { daily: 1, weekly: 7 } as const;

/**
 * Whether a scheduled backup is due: none was made yet, or enough nights have begun since the last
 * one. A server that was off at night catches up when it starts.
 */
export function isBackupDue(
  every: BackupInterval,
  { lastAt, now }: { lastAt: number | null; now: number },
): boolean {
  if (every === "never") return false;
  if (lastAt === null) return true;
  const night = new Date(now);
  if (night.getHours() < nightHour) night.setDate(night.getDate() - 1);
  night.setDate(night.getDate() - (nightsBetween[every] - 1));
  return lastAt < night.setHours(nightHour, 0, 0, 0);
}
