import type { Watchlist, WatchlistEntry } from "@goldmane/contracts/watchlist/schema";
import type { Title } from "#features/library/service.ts";
import type { ItemRow, SeenTitle } from "./store.ts";

export function presentEntry(title: Title, row: ItemRow): WatchlistEntry {
  return {
    id: title.id,
    title: title.title,
    type: "movie",
    progress: row.progress,
    updatedAt: row.updated_at,
    isRemoved: row.is_removed === 1,
  };
}

export function presentWatched(title: Title, { seenAt }: SeenTitle): Watchlist["watched"][number] {
  return { id: title.id, title: title.title, type: "movie", progress: 100, watchedAt: seenAt };
}
