import { AppError } from "@goldmane/contracts/errors";
import { newsDays, maxNotifications } from "@goldmane/contracts/notifications/limits";
import type { Notification } from "@goldmane/contracts/notifications/schema";
import { hasProfile, type App, type Viewer, type ProfileViewer } from "#platform/app.ts";
import { Words } from "#platform/words/words.ts";
import { notificationsMarked } from "./events.ts";
import { listAnswerNotifications } from "./news/answers.ts";
import { listBadgeNotifications } from "./news/badges.ts";
import { listDemoNotifications } from "./news/demo.ts";
import { listScheduledPartyNotifications } from "./news/scheduled-parties.ts";
import { listFriendNotifications } from "./news/friends.ts";
import { listLevelNotifications } from "./news/game-levels.ts";
import { listInvitationNotifications } from "./news/invitations.ts";
import { listNewFilmNotifications } from "./news/new-films.ts";
import { listPinLockNotifications } from "./news/pin-lockings.ts";
import { listRaceNotifications } from "./news/race-invitations.ts";
import { listSafetyAlertNews } from "./news/safety-alerts.ts";
import type { News } from "./news/news.ts";
import { insertRead, listMarks, upsertDismissed } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** This viewer's notifications; in the demo also an introduction to the product's features. */
export async function readNotifications(
  app: App,
  viewer: Viewer,
  words: Words,
): Promise<Notification[]> {
  const marks = viewer.profile ? await listMarks(app.db, viewer.profile.id) : [];
  const read = new Set(marks.map(({ id }) => id));
  const dismissed = new Set(marks.filter(({ isDismissed }) => isDismissed).map(({ id }) => id));
  return (await listNews(app, viewer, words))
    .filter(({ id }) => !dismissed.has(id))
    .toSorted((a, b) => b.timestamp - a.timestamp)
    .slice(0, maxNotifications)
    .map((news) => ({ ...news, isRead: read.has(news.id) }));
}

export async function markRead(
  app: App,
  viewer: ProfileViewer,
  ids: readonly string[],
): Promise<void> {
  const there = new Set((await listNews(app, viewer)).map(({ id }) => id));
  const profileId = viewer.profile.id;
  const known = [...new Set(ids)].filter((id) => there.has(id));
  await insertRead(app.db, { profileId, ids: known, now: app.now() });
  await app.bus.publish(notificationsMarked, { profileId });
}

/** @throws AppError NOT_FOUND for an id that isn't among the viewer's notifications. */
export async function dismissNews(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  const isThere = (await listNews(app, viewer)).some((news) => news.id === id);
  if (!isThere) throw new AppError("NOT_FOUND", "This notification doesn’t exist.");
  const profileId = viewer.profile.id;
  await upsertDismissed(app.db, { profileId, id, now: app.now() });
  await app.bus.publish(notificationsMarked, { profileId });
}

/**
 * Notifications are derived from stored data on every read: a title that a parent hides later
 * disappears from old ones too, and none is lost with a missed event.
 */
async function listNews(app: App, viewer: Viewer, words = new Words("en")): Promise<News[]> {
  const since = app.now() - newsDays * dayMs;
  const introduction = await listDemoNotifications(app, viewer, { since, words });
  if (!hasProfile(viewer)) return introduction;
  return [
    ...introduction,
    ...listNewFilmNotifications(app, viewer, { since, words }),
    ...(await listAnswerNotifications(app, viewer, { since, words })),
    ...(await listSafetyAlertNews(app, viewer, { since, words })),
    ...(await listPinLockNotifications(app, viewer, { since, words })),
    ...(await listBadgeNotifications(app, viewer, { since, words })),
    ...(await listInvitationNotifications(app, viewer, { since, words })),
    ...(await listRaceNotifications(app, viewer, { since, words })),
    ...(await listFriendNotifications(app, viewer, { since, words })),
    ...(await listLevelNotifications(app, viewer, { since, words })),
    ...(await listScheduledPartyNotifications(app, viewer, { since, words })),
  ];
}
