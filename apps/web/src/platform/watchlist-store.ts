import { useSyncExternalStore } from "react";
import { openStore } from "./store.ts";

export type WatchlistTitle = { id: string; title: string };

/** Which titles stand on the watchlist, and what puts one on it or takes it off. */
type WatchlistState = { ids: ReadonlySet<string>; toggle: (title: WatchlistTitle) => void };

/** Pressed before whoever keeps the watchlist has come. */
const waiting = new Map<string, WatchlistTitle>();

export const watchlistStore = openStore<WatchlistState>({ ids: new Set(), toggle: wait });

/** Whoever keeps the watchlist says what stands on it; what was pressed before is put there now. */
export function publishWatchlist(marks: WatchlistState): void {
  watchlistStore.set(marks);
  const pressed = [...waiting.values()];
  waiting.clear();
  for (const title of pressed) {
    if (!watchlistStore.get().ids.has(title.id)) marks.toggle(title);
  }
}

/** Whether a title stands on the watchlist. What asks is drawn anew only when that changes. */
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
