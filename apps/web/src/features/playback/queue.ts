import * as z from "zod/mini";
import { viewerKey } from "#platform/device/viewer-key.ts";

/** The parts of a title that its announcement needs. */
const queued = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  backdropUrl: z.string(),
});
export type Queued = z.infer<typeof queued>;

/** Per window: another one may play something else. */
const key = viewerKey("queue");

/** Queues titles one after another; the caller plays the first. */
export function startQueue(titles: readonly Queued[]): void {
  sessionStorage.setItem(key, JSON.stringify(titles.map((title) => queued.parse(title))));
}

/** The title after this one in the queue. The queue ends where another title is played. */
export function nextInQueue(titleId: string): Queued | null {
  try {
    const titles = z.parse(z.array(queued), JSON.parse(sessionStorage.getItem(key) ?? "[]"));
    const place = titles.findIndex(({ id }) => id === titleId);
    if (place >= 0) return titles[place + 1] ?? null;
  } catch {
    // Not written by this app: treated as an empty queue.
  }
  sessionStorage.removeItem(key);
  return null;
}
