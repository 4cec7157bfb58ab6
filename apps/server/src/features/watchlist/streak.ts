import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { maxStoredDays } from "@goldmane/contracts/watchlist/limits";
import { keepReportableDays } from "@goldmane/contracts/watchlist/rules";
import type { ViewingStreak } from "@goldmane/contracts/watchlist/schema";
import type { App, ProfileViewer } from "#platform/app.ts";
import { dayCounted } from "./events.ts";
import { insertDays, listDays } from "./store.ts";

export async function readStreak(
  app: App,
  { profile, timeZone }: ProfileViewer,
): Promise<ViewingStreak> {
  const days = await listDays(app.db, profile.id);
  return { days: days.slice(-maxStoredDays), timeZone: timeZone ?? "UTC" };
}

export async function countViewingDays(
  app: App,
  viewer: ProfileViewer,
  days: readonly string[],
): Promise<ViewingStreak> {
  const today = toLocalTime(app.now(), viewer.timeZone).day;
  await addDaysOf(app, viewer.profile.id, keepReportableDays(days, today));
  return await readStreak(app, viewer);
}

export async function addDaysOf(
  app: App,
  profileId: string,
  days: readonly string[],
): Promise<void> {
  const isNew = await insertDays(app.db, profileId, days);
  if (isNew) await app.bus.publish(dayCounted, { profileId });
}
