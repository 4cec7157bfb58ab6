import { reportsPerMinute } from "@goldmane/contracts/telemetry/limits";
import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { perApp } from "#platform/per-app.ts";
import { toLimitAddress } from "#platform/identity/address.ts";

const minuteMs = 60_000;
const addressesAtMost = 10_000;

const paces = perApp(() => ({ minute: 0, reports: new Map<string, number>() }));

/**
 * Counts a report of an address, in memory: nothing is lost with it.
 * @throws AppError TOO_MANY_REQUESTS until the minute is over.
 */
export function keepPace(app: App, ip: string): void {
  const pace = paces(app);
  const minute = Math.floor(app.now() / minuteMs);
  if (pace.minute !== minute) {
    pace.minute = minute;
    pace.reports.clear();
  }
  const address = toLimitAddress(ip);
  const sent = (pace.reports.get(address) ?? 0) + 1;
  const isCrowded = pace.reports.size >= addressesAtMost && !pace.reports.has(address);
  if (sent > reportsPerMinute || isCrowded) {
    const retryAfterSeconds = Math.ceil(((minute + 1) * minuteMs - app.now()) / 1000);
    throw new AppError("TOO_MANY_REQUESTS", "Too many measures at once.", { retryAfterSeconds });
  }
  pace.reports.set(address, sent);
}
