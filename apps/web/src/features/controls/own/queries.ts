import type { OwnControls } from "@goldmane/contracts/controls/own";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { type QueryClient, queryOptions } from "@tanstack/react-query";

// Kept out of the player's first bundle.
const loadCalls = () => import("./calls.ts");

/** The controls of the watching profile. */
export const ownControlsQuery = queryOptions({
  queryKey: ["/api/controls"],
  queryFn: async ({ signal }): Promise<OwnControls> =>
    (await loadCalls()).askControls({}, { signal }),
});

/** Time left for a title; null without a limit. Updated by progress reports. */
export function timeLeftQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/controls", titleId],
    queryFn: async ({ signal }): Promise<TimeLeft | null> =>
      (await (await loadCalls()).askControls({ titleId }, { signal })).timeLeft,
    // Others can change it, so it is refetched whenever shown.
    staleTime: 0,
    refetchOnMount: true,
    gcTime: 0,
  });
}

export function keepTimeLeft(cache: QueryClient, titleId: string, timeLeft: TimeLeft | null): void {
  cache.setQueryData(timeLeftQuery(titleId).queryKey, timeLeft);
}
