import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { watchingQuery } from "#features/library/queries.ts";
import { notificationsQuery } from "#features/notifications/queries.ts";
import { syncCopy } from "#features/watchlist/copy/watchlist-copy.ts";

/** Refetches the panel's data whenever it opens. */
export function useFreshPanel(): void {
  const cache = useQueryClient();
  useEffect(() => {
    void syncCopy();
    void cache.invalidateQueries(notificationsQuery);
    void cache.invalidateQueries(watchingQuery);
  }, [cache]);
}
