import { useSyncExternalStore } from "react";
import { openStore } from "./store.ts";

export type WatchlistTitle = { id: string; title: string };

/** Ids on the watchlist, and how to add or remove one. */
type WatchlistState = { ids: ReadonlySet<string>; toggle: (title: WatchlistTitle) => void };

/** Toggled before the watchlist was loaded. */
const waiting = new Map<string, WatchlistTitle>();

export const watchlistStore = openStore<WatchlistState>({ ids: new Set(), toggle: wait });

/** Publishes the loaded watchlist, and applies what was toggled before. */
export function publishWatchlist(marks: WatchlistState): void {
  watchlistStore.set(marks);
  const pressed = [...waiting.values()];
  waiting.clear();
  for (const title of pressed) {
    if (!watchlistStore.get().ids.has(title.id)) marks.toggle(title);
  }
}

/** Whether a title is on the watchlist. Rerenders only when that changes. */
export function useIsOnWatchlist(titleId: string): boolean {
  return useSyncExternalStore(watchlistStore.subscribe, () =>
    watchlistStore.get().ids.has(titleId),
  );
}

export function toggleWatchlist(title: WatchlistTitle): void {
  watchlistStore.get().toggle(title);
}

function wait(title: WatchlistTitle): void {
  if (!waiting.delete(title.id)) waiting.set(title.id, title);
  watchlistStore.set({ ids: new Set(waiting.keys()), toggle: wait });
}
