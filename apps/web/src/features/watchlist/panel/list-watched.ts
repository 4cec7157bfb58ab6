import { watchedShown } from "@goldmane/contracts/watchlist/limits";
import type { Watchlist, WatchlistEntry } from "@goldmane/contracts/watchlist/schema";

/**
 * What was watched before, latest first: films that were seen to their end, and what the list calls
 * watched. Where there is nothing of either, what the house suggests.
 */
export function listWatched(
  watched: Watchlist["watched"],
  kept: readonly WatchlistEntry[],
  suggested: readonly { id: string }[],
): string[] {
  const real = [
    ...watched.map(({ id, watchedAt }) => ({ id, at: watchedAt })),
    ...kept
      .filter(({ progress }) => progress >= 100)
      .map(({ id, updatedAt }) => ({ id, at: updatedAt })),
  ].toSorted((a, b) => b.at - a.at);
  const ids = (real.length > 0 ? real : suggested).map(({ id }) => id);
  return [...new Set(ids)].slice(0, watchedShown);
}
