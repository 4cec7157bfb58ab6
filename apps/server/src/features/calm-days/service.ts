import type { CalmStreak } from "@goldmane/contracts/calm-days/schema";
import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { maxStoredDays } from "@goldmane/contracts/watchlist/limits";
import { keepReportableDays } from "@goldmane/contracts/watchlist/rules";
import type { App, ProfileViewer } from "#platform/app.ts";
import { calmDayCounted } from "./events.ts";
import { insertCalmDays, listCalmDays } from "./store.ts";

export { listCalmDays } from "./store.ts";

export async function readCalmStreak(
  app: App,
  { profile, timeZone }: ProfileViewer,
): Promise<CalmStreak> {
  const days = await listCalmDays(app.db, profile.id);
  return { days: days.slice(-maxStoredDays), timeZone: timeZone ?? "UTC" };
}

export async function countCalmDays(
  app: App,
  viewer: ProfileViewer,
  days: readonly string[],
): Promise<CalmStreak> {
  const today = toLocalTime(app.now(), viewer.timeZone).day;
  await addCalmDays(app, viewer.profile.id, keepReportableDays(days, today));
  return await readCalmStreak(app, viewer);
}

/** Counts each day once. Idempotent. */
export async function addCalmDays(
  app: App,
  profileId: string,
  days: readonly string[],
): Promise<void> {
  const isNew = await insertCalmDays(app.db, profileId, days);
  if (isNew) await app.bus.publish(calmDayCounted, { profileId });
}
