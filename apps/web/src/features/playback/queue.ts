import { viewerKey } from "#platform/device/viewer-key.ts";
import type { NextFilm } from "#ui/player-controls/film.ts";

/** The parts of a title that its announcement needs. */
export type Queued = NextFilm & { id: string };

/** Per window: another one may play something else. */
const key = viewerKey("queue");

/** Queues titles one after another; the caller plays the first. */
export function startQueue(titles: readonly Queued[]): void {
  sessionStorage.setItem(key, JSON.stringify(titles));
}

/** The title after this one in the queue. The queue ends where another title is played. */
export function nextInQueue(titleId: string): Queued | null {
  try {
    const titles: readonly Queued[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    const place = titles.findIndex(({ id }) => id === titleId);
    if (place >= 0) return titles[place + 1] ?? null;
  } catch {
    // Not written by this app: treated as an empty queue.
  }
  sessionStorage.removeItem(key);
  return null;
}
