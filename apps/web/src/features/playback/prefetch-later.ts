import type { prefetchPlayback } from "./prefetch.ts";

let prefetch: typeof prefetchPlayback | null = null;

/** `prefetchPlayback` for pages that must not wait for its script: the first call loads it. */
export function prefetchLater(titleId: string): void {
  if (prefetch) prefetch(titleId);
  // A title that was not fetched ahead is fetched when it is played.
  else loadPerformAction(titleId).catch(() => undefined);
}

async function loadPerformAction(titleId: string): Promise<void> {
  ({ prefetchPlayback: prefetch } = await import("./prefetch.ts"));
  prefetch(titleId);
}
