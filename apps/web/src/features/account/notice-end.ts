import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { sessionQuery } from "./queries.ts";

/**
 * Hears it when the server no longer knows a browser that was a household's: its session was ended
 * from elsewhere, or ran out. What is asked again and again ends with what showed it. Answers how
 * to stop.
 */
export function noticeEnd(cache: QueryClient, onEnd: () => void): () => void {
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
      // Nothing answers: the next refusal asks again.
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
