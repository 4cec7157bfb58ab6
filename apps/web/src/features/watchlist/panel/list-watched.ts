import { watchedShown } from "@goldmane/contracts/watchlist/limits";
import type { Watchlist, WatchlistEntry } from "@goldmane/contracts/watchlist/schema";

/**
 * Watched films, latest first: those played to their end and those marked as watched on the list.
 * Suggestions if there are none.
 */
export function listWatched(
  watched: Watchlist["watched"],
  entries: readonly WatchlistEntry[],
  suggested: readonly { id: string }[],
): string[] {
  const real = [
    ...watched.map(({ id, watchedAt }) => ({ id, at: watchedAt })),
    ...entries
      .filter(({ progress }) => progress >= 100)
      .map(({ id, updatedAt }) => ({ id, at: updatedAt })),
  ].toSorted((a, b) => b.at - a.at);
  const ids = (real.length > 0 ? real : suggested).map(({ id }) => id);
  return [...new Set(ids)].slice(0, watchedShown);
}
