import { countDays, dropTitle, getWatchlist, keepTitle } from "@goldmane/contracts/watchlist/api";
import type {
  ViewingStreak,
  Watchlist,
  WatchlistEntry,
} from "@goldmane/contracts/watchlist/schema";
import { ApiError, call } from "#platform/api.ts";

/** Fetches the server's copy; null if that fails. */
export async function fetchList(): Promise<Watchlist | null> {
  return await call(getWatchlist, {}).catch(() => null);
}

/**
 * Sends a change and returns the resulting entry: null if this viewer isn't shown the title,
 * "unsent" if the server was not reached.
 */
export async function putEntry(entry: WatchlistEntry): Promise<WatchlistEntry | null | "unsent"> {
  const { id, progress, updatedAt, isRemoved } = entry;
  try {
    return isRemoved
      ? await call(dropTitle, { id, at: updatedAt }, { keepalive: true })
      : await call(keepTitle, { id, body: { progress, updatedAt } }, { keepalive: true });
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : "unsent";
  }
}

export async function postDays(days: readonly string[]): Promise<ViewingStreak | null> {
  return await call(countDays, { body: { days: [...days] } }, { keepalive: true }).catch(
    () => null,
  );
}
