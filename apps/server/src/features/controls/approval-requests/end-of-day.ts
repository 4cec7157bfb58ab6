import { toLocalTime } from "@goldmane/contracts/controls/local-time";

/** When the household's day ends, in epoch milliseconds. */
export function endOfDay(now: number, timeZone: string | null): number {
  const { secondOfDay } = toLocalTime(now, timeZone);
  return Math.floor(now / 1000) * 1000 + (24 * 3600 - secondOfDay) * 1000;
}
