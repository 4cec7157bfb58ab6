import {
  type ScheduledPartyNews,
  listScheduledPartyNews,
} from "#features/scheduled-parties/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import type { News, NewsOptions } from "./news.ts";

/** Notifications about scheduled parties that this viewer organizes or is invited to. */
export async function listScheduledPartyNotifications(
  app: App,
  viewer: ProfileViewer,
  { since, words }: NewsOptions,
): Promise<News[]> {
  const news = await listScheduledPartyNews(app, viewer, since);
  return news.map((one) => ({
    id: one.id,
    type: "recommendation",
    title: formatTitle(one, words),
    message: formatMessage(one, viewer.timeZone, words),
    timestamp: one.at,
    actionUrl: "/party-zone",
  }));
}

function formatTitle(
  { kind, organizer, scheduledParty }: ScheduledPartyNews,
  { say }: Words,
): string {
  switch (kind) {
    case "invited":
      return say`${organizer} asks you to “${scheduledParty}”`;
    case "changed":
      return say`“${scheduledParty}” has changed`;
    case "cancelled":
      return say`“${scheduledParty}” is off`;
    case "soon":
      return say`“${scheduledParty}” begins soon`;
  }
}

/** In the household's time zone. Without one the text names no time; the page shows it. */
function formatMessage(
  { kind, startsAt, organizer }: ScheduledPartyNews,
  zone: string | null,
  words: Words,
) {
  const { say } = words;
  if (kind === "cancelled") return say`${organizer} had to call it off.`;
  if (kind === "soon") return say`Find your seat: the doors open in a few minutes.`;
  if (zone === null) return say`See when it is, and say whether you come.`;
  const when = words.formatDate(startsAt, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
  });
  return say`${when}. Say whether you come.`;
}
