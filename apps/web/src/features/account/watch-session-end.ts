import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

/**
 * Calls `onEnd` when the server no longer knows this browser's session: it was ended from elsewhere or
 * expired. It doesn't poll: the session is checked after a request fails with 401. Returns a
 * function to stop watching.
 */
export function watchSessionEnd(cache: QueryClient, onEnd: () => void): () => void {
  let isChecking = false;

  async function recheckSession(): Promise<void> {
    if (isChecking || !cache.getQueryData(sessionQuery.queryKey)?.household) return;
    isChecking = true;
    try {
      const { household } = await cache.fetchQuery({ ...sessionQuery, staleTime: 0 });
      if (household) return;
      void changeViewer(cache);
      onEnd();
    } catch {
      // No response: the next 401 checks again.
    } finally {
      isChecking = false;
    }
  }

  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void recheckSession();
  };
  const unsubscribers = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") onError(event.action.error);
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") onError(event.action.error);
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
