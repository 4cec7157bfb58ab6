import { useSyncExternalStore } from "react";
import { openStore } from "./store.ts";

export type WatchlistTitle = { id: string; title: string };

/** Ids on the watchlist, and how to add or remove one. */
type WatchlistState = { ids: ReadonlySet<string>; toggle: (title: WatchlistTitle) => void };

/** Toggled before the watchlist was loaded. */
const pending = new Map<string, WatchlistTitle>();

export const watchlistStore = openStore<WatchlistState>({
  ids: new Set(),
  toggle: toggleBeforeLoad,
});

/** Publishes the loaded watchlist, and applies what was toggled before. */
export function publishWatchlist(watchlist: WatchlistState): void {
  watchlistStore.set(watchlist);
  const toggled = [...pending.values()];
  pending.clear();
  for (const title of toggled) {
    if (!watchlistStore.get().ids.has(title.id)) watchlist.toggle(title);
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

function toggleBeforeLoad(title: WatchlistTitle): void {
  if (!pending.delete(title.id)) pending.set(title.id, title);
  watchlistStore.set({ ids: new Set(pending.keys()), toggle: toggleBeforeLoad });
}
