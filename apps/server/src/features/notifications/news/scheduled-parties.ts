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
      return say`${organizer} invited you to “${scheduledParty}”`;
    case "changed":
      return say`“${scheduledParty}” was changed`;
    case "cancelled":
      return say`“${scheduledParty}” was canceled`;
    case "soon":
      return say`“${scheduledParty}” starts soon`;
  }
}

/** In the household's time zone. Without one the text names no time; the page shows it. */
function formatMessage(
  { kind, startsAt, organizer }: ScheduledPartyNews,
  zone: string | null,
  words: Words,
) {
  const { say } = words;
  if (kind === "cancelled") return say`${organizer} canceled this party.`;
  if (kind === "soon") return say`The party opens in a few minutes.`;
  if (zone === null) return say`See when it is and RSVP.`;
  const when = words.formatDate(startsAt, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
  });
  return say`${when}. RSVP now.`;
}
