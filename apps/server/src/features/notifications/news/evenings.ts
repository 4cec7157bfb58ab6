import { type EveningNews, readEveningNews } from "#features/evenings/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import type { Words } from "#platform/words/words.ts";
import type { News, Telling } from "./news.ts";

/** Evenings that this viewer is asked to, or plans: what became of them, and that they begin soon. */
export async function tellEvenings(
  app: App,
  viewer: Viewer,
  { since, words }: Telling,
): Promise<News[]> {
  const news = await readEveningNews(app, viewer, since);
  return news.map((one) => ({
    id: one.id,
    type: "recommendation",
    title: sayTitle(one, words),
    message: sayWhen(one, viewer.timeZone, words),
    timestamp: one.at,
    actionUrl: "/party-zone",
  }));
}

function sayTitle({ kind, planner, evening }: EveningNews, { say }: Words): string {
  switch (kind) {
    case "asked":
      return say`${planner} asks you to “${evening}”`;
    case "changed":
      return say`“${evening}” has changed`;
    case "cancelled":
      return say`“${evening}” is off`;
    case "soon":
      return say`“${evening}” begins soon`;
  }
}

/** By the household's clock; where nobody set it, the page alone knows the hour. */
function sayWhen({ kind, startsAt, planner }: EveningNews, zone: string | null, words: Words) {
  const { say } = words;
  if (kind === "cancelled") return say`${planner} had to call it off.`;
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
