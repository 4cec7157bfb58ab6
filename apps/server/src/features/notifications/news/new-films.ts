import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { listVisible } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import type { News, NewsOptions } from "./news.ts";

type Arrival = { id: string; title: string; addedAt: number };

const maxNamedFilms = 3;

/** Films added to the library, one notification per day. */
export function listNewFilmNotifications(
  app: App,
  viewer: Viewer,
  { since, words }: NewsOptions,
): News[] {
  const days = new Map<string, Arrival[]>();
  for (const arrival of listArrivals(app, viewer, since)) {
    const { day } = toLocalTime(arrival.addedAt, viewer.timeZone);
    days.set(day, [...(days.get(day) ?? []), arrival]);
  }
  return [...days.values()].flatMap((day) => describeDay(day, words));
}

/** Latest first. */
function listArrivals(app: App, viewer: Viewer, since: number): Arrival[] {
  return listVisible(app, viewer)
    .flatMap(({ id, title, made }) =>
      made.by === "operator" ? [{ id, title, addedAt: made.film.added_at }] : [],
    )
    .filter(({ addedAt }) => addedAt >= since)
    .toSorted((a, b) => b.addedAt - a.addedAt || a.id.localeCompare(b.id));
}

/** The id comes from the latest film, so another film on the same day makes a new notification. */
function describeDay(arrivals: readonly Arrival[], { say, sayPlural, formatList }: Words): News[] {
  const [latest, ...others] = arrivals;
  if (!latest) return [];
  const news = {
    id: `new-${latest.id}`,
    type: "recommendation" as const,
    timestamp: latest.addedAt,
  };
  if (others.length === 0) {
    const message = say`“${latest.title}” is now in the library.`;
    return [{ ...news, title: say`New film`, message, actionUrl: `/watch/${latest.id}` }];
  }
  const names = arrivals.slice(0, maxNamedFilms).map(({ title }) => `“${title}”`);
  const rest = arrivals.length - names.length;
  const more = rest > 0 ? [sayPlural(rest, { one: "# more", other: "# more" })] : [];
  return [
    {
      ...news,
      title: sayPlural(arrivals.length, { one: "# new film", other: "# new films" }),
      message: `${formatList([...names, ...more])}.`,
      actionUrl: "/streaming",
    },
  ];
}
