import { viewerKey } from "#platform/device/viewer-key.ts";
import type { NextFilm } from "#ui/player-controls/film.ts";

/** A title as much as its announcement needs. */
export type Queued = NextFilm & { id: string };

/** Of this window: another one may play something else. */
const key = viewerKey("queue");

/** Puts titles one after the other; the first is to be played by whoever calls. */
export function startQueue(titles: readonly Queued[]): void {
  sessionStorage.setItem(key, JSON.stringify(titles));
}

/** What follows a title in the queue. The queue ends where something else is played. */
export function nextInQueue(titleId: string): Queued | null {
  try {
    const titles: readonly Queued[] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    const place = titles.findIndex(({ id }) => id === titleId);
    if (place >= 0) return titles[place + 1] ?? null;
  } catch {
    // Somebody else wrote there: as good as no queue.
  }
  sessionStorage.removeItem(key);
  return null;
}
