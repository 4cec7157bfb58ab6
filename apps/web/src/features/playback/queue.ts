import type { NextFilm } from "#ui/player-controls/film.ts";

/** A title as much as its announcement needs. */
export type Queued = NextFilm & { id: string };

/** Of this window: another one may play something else. */
const key = "goldmane.queue";

/** Puts titles one after the other; the first is to be played by whoever calls. */
export function startQueue(titles: readonly Queued[]): void {
  const kept = titles.map(({ id, title, tagline, backdropUrl }) => [
    id,
    title,
    tagline,
    backdropUrl,
  ]);
  sessionStorage.setItem(key, JSON.stringify(kept));
}

/** What follows a title in the queue. The queue ends where something else is played. */
export function nextInQueue(titleId: string): Queued | null {
  const titles = readQueue();
  const place = titles.findIndex(({ id }) => id === titleId);
  if (place < 0) sessionStorage.removeItem(key);
  return place < 0 ? null : (titles[place + 1] ?? null);
}

function readQueue(): readonly Queued[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.map(toQueued) : [];
  } catch {
    return [];
  }
}

function toQueued(kept: unknown): Queued {
  if (!Array.isArray(kept)) throw new TypeError("That is no queue of ours");
  const [id, title, tagline, backdropUrl] = kept.map(String);
  return {
    id: id ?? "",
    title: title ?? "",
    tagline: tagline ?? "",
    backdropUrl: backdropUrl ?? "",
  };
}
