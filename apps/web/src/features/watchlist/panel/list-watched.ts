import { watchedShown } from "@goldmane/contracts/watchlist/limits";
import type { Watchlist, WatchlistEntry } from "@goldmane/contracts/watchlist/schema";

/** Watched films, latest first: those played to their end and those marked as watched on the list. */
export function listWatched(
  watched: Watchlist["watched"],
  entries: readonly WatchlistEntry[],
): string[] {
  const real = [
    ...watched.map(({ id, watchedAt }) => ({ id, at: watchedAt })),
    ...entries
      .filter(({ progress }) => progress >= 100)
      .map(({ id, updatedAt }) => ({ id, at: updatedAt })),
  ].toSorted((a, b) => b.at - a.at);
  return [...new Set(real.map(({ id }) => id))].slice(0, watchedShown);
}
