import { addDays, toLocalTime } from "@goldmane/contracts/controls/local-time";
import { AppError } from "@goldmane/contracts/errors";
import { calendarDays } from "@goldmane/contracts/mood-journal/limits";
import type { MoodJournal, SharedMoodJournal } from "@goldmane/contracts/mood-journal/schema";
import { readFamily } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { presentEntry } from "./present.ts";
import { canShare, isShared } from "./sharing.ts";
import { listEntries } from "./store.ts";

type Calendar = Pick<MoodJournal, "today" | "entries">;

/** The profile's own journal: the days of the calendar. */
export async function readMoodJournal(app: App, viewer: ProfileViewer): Promise<MoodJournal> {
  return {
    ...(await readCalendar(app, viewer, viewer.profile.id)),
    canShare: canShare(viewer.profile),
    isShared: await isShared(app, viewer.profile),
  };
}

/**
 * A child's or teen's journal for a parent, while the child shares it, without what may tell of harm
 * at home.
 * @throws AppError NOT_FOUND unless the profile is a child or teen of this household.
 */
export async function readSharedJournal(
  app: App,
  viewer: ProfileViewer,
  id: string,
): Promise<SharedMoodJournal> {
  const owner = (await readFamily(app, viewer)).find((one) => one.id === id);
  if (!owner || !canShare(owner)) {
    throw new AppError("NOT_FOUND", "This child or teen isn’t in your household.");
  }
  if (!(await isShared(app, owner))) return { journal: null };
  const { today, entries } = await readCalendar(app, viewer, owner.id);
  return { journal: { today, entries: entries.filter(({ isPrivate }) => !isPrivate) } };
}

async function readCalendar(
  app: App,
  { timeZone }: Pick<ProfileViewer, "timeZone">,
  profileId: string,
): Promise<Calendar> {
  const today = toLocalTime(app.now(), timeZone).day;
  const fromDay = addDays(today, 1 - calendarDays);
  const rows = await listEntries(app.db, profileId, { fromDay });
  return { today, entries: rows.map(presentEntry) };
}
