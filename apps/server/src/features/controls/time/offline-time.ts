import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import { isBedTime } from "@goldmane/contracts/controls/screen-time";
import type { TimeRules } from "@goldmane/contracts/offline/schema";
import type { Title } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { readSpent } from "./screen-time.ts";
import { addWatched } from "./store.ts";

/** Rules for enforcing screen time offline; null without limits. */
export async function readTimeRules(app: App, viewer: Viewer): Promise<TimeRules | null> {
  const { profile, timeZone } = viewer;
  if (!profile || !hasTimeLimits(profile.role)) return null;
  const { day } = toLocalTime(app.now(), timeZone);
  const { titleIds, ...spent } = await readSpent(app, { profileId: profile.id, day });
  return {
    limits: profile.controls.time,
    timeZone,
    day,
    spent: { ...spent, titleIds: [...titleIds] },
  };
}

/** Counts offline viewing on the day that it happened. */
export async function countOfflineWatching(
  app: App,
  { profile, timeZone }: Viewer,
  { title, seconds, at }: { title: Title; seconds: number; at: number },
): Promise<void> {
  if (!profile || !hasTimeLimits(profile.role) || seconds <= 0) return;
  const local = toLocalTime(at, timeZone);
  await addWatched(app.db, {
    profileId: profile.id,
    day: local.day,
    titleId: title.id,
    title: title.title,
    seconds,
    isNight: isBedTime(profile.controls.time, local),
    now: at,
  });
}
