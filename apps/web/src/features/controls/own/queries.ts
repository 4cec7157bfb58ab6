import type { OwnControls } from "@goldmane/contracts/controls/own";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { type QueryClient, queryOptions } from "@tanstack/react-query";

// A film begins without their contract.
const loadCalls = () => import("./calls.ts");

/** The controls of the watching profile. */
export const ownControlsQuery = queryOptions({
  queryKey: ["/api/controls"],
  queryFn: async ({ signal }): Promise<OwnControls> =>
    (await loadCalls()).askControls({}, { signal }),
});

/** How long a title may still be watched; null without a limit. Reports of progress renew it. */
export function timeLeftQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/controls", titleId],
    queryFn: async ({ signal }): Promise<TimeLeft | null> =>
      (await (await loadCalls()).askControls({ titleId }, { signal })).timeLeft,
    // What others change meanwhile: looked at again whenever it is shown.
    staleTime: 0,
    refetchOnMount: true,
    gcTime: 0,
  });
}

export function keepTimeLeft(cache: QueryClient, titleId: string, timeLeft: TimeLeft | null): void {
  cache.setQueryData(timeLeftQuery(titleId).queryKey, timeLeft);
}
