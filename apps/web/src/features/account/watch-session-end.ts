import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

/**
 * Calls `onEnd` when the server no longer knows this browser's session: it was ended from elsewhere or
 * expired. Polling queries stop with the components that use them. Returns a function to stop
 * watching.
 */
export function watchSessionEnd(cache: QueryClient, onEnd: () => void): () => void {
  let isAsking = false;

  async function askWhoThisIs(): Promise<void> {
    if (isAsking || !cache.getQueryData(sessionQuery.queryKey)?.household) return;
    isAsking = true;
    try {
      const { household } = await cache.fetchQuery({ ...sessionQuery, staleTime: 0 });
      if (household) return;
      void changeViewer(cache);
      onEnd();
    } catch {
      // No response: the next 401 checks again.
    } finally {
      isAsking = false;
    }
  }

  const hear = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void askWhoThisIs();
  };
  const deafen = [
    cache.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") hear(event.action.error);
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") hear(event.action.error);
    }),
  ];
  return () => {
    for (const stop of deafen) stop();
  };
}
