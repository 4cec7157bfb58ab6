import { countDays, dropTitle, getWatchlist, keepTitle } from "@goldmane/contracts/watchlist/api";
import type {
  ViewingStreak,
  Watchlist,
  WatchlistEntry,
} from "@goldmane/contracts/watchlist/schema";
import { ApiError, call } from "#platform/api.ts";

/** The server's copy; null where it could not be had. */
export async function sayList(): Promise<Watchlist | null> {
  return await call(getWatchlist, {}).catch(() => null);
}

/**
 * Tells of a change, and answers the entry that stands: null where this viewer is shown no such
 * title, "unheard" where the server was not reached.
 */
export async function sayChange(entry: WatchlistEntry): Promise<WatchlistEntry | null | "unheard"> {
  const { id, progress, updatedAt, isRemoved } = entry;
  try {
    return isRemoved
      ? await call(dropTitle, { id, at: updatedAt }, { keepalive: true })
      : await call(keepTitle, { id, body: { progress, updatedAt } }, { keepalive: true });
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : "unheard";
  }
}

export async function sayDays(days: readonly string[]): Promise<ViewingStreak | null> {
  return await call(countDays, { body: { days: [...days] } }, { keepalive: true }).catch(
    () => null,
  );
}
