import { toLocalTime } from "@goldmane/contracts/controls/clock";
import { listVisible } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { News } from "./news.ts";

type Arrival = { id: string; title: string; addedAt: number };

const namedAtMost = 3;
const lists = new Intl.ListFormat("en", { type: "conjunction" });

/** Films that came to the house, told once for each day. */
export function tellNewFilms(app: App, viewer: Viewer, since: number): News[] {
  const days = new Map<string, Arrival[]>();
  for (const arrival of listArrivals(app, viewer, since)) {
    const { day } = toLocalTime(arrival.addedAt, viewer.timeZone);
    days.set(day, [...(days.get(day) ?? []), arrival]);
  }
  return [...days.values()].flatMap(tellDay);
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

/** Named after the latest, so that one more film of the day is news again. */
function tellDay(arrivals: readonly Arrival[]): News[] {
  const [latest, ...others] = arrivals;
  if (!latest) return [];
  const news = {
    id: `new-${latest.id}`,
    type: "recommendation" as const,
    timestamp: latest.addedAt,
  };
  if (others.length === 0) {
    const message = `“${latest.title}” has come to the library.`;
    return [{ ...news, title: "A new film", message, actionUrl: `/watch/${latest.id}` }];
  }
  const names = arrivals.slice(0, namedAtMost).map(({ title }) => `“${title}”`);
  const rest = arrivals.length - names.length;
  const message = lists.format(rest > 0 ? [...names, `${rest} more`] : names);
  return [
    {
      ...news,
      title: `${arrivals.length} new films`,
      message: `${message}.`,
      actionUrl: "/streaming",
    },
  ];
}
