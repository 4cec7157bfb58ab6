import * as z from "zod/mini";

const queued = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  backdropUrl: z.string(),
});
const queue = z.array(queued);

/** A title as much as its announcement needs. */
export type Queued = z.infer<typeof queued>;

/** Of this window: another one may play something else. */
const key = "goldmane.queue";

/** Puts titles one after the other; the first is to be played by whoever calls. */
export function startQueue(titles: readonly Queued[]): void {
  sessionStorage.setItem(key, JSON.stringify(z.encode(queue, [...titles])));
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
    return queue.parse(JSON.parse(sessionStorage.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}
