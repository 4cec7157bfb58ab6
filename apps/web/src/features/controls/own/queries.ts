import { finishTitle, getControls } from "@goldmane/contracts/controls/own";
import type { TimeLeft } from "@goldmane/contracts/controls/screen-time";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** What applies to whoever is watching. */
export const ownControlsQuery = queryOptions({
  queryKey: ["/api/controls"],
  queryFn: ({ signal }) => call(getControls, {}, { signal }),
});

/** How long a title may still be watched; null without a limit. Reports of progress renew it. */
export function timeLeftQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/controls", titleId],
    queryFn: async ({ signal }): Promise<TimeLeft | null> =>
      (await call(getControls, { titleId }, { signal })).timeLeft,
    // What others change meanwhile: looked at again whenever it is shown.
    staleTime: 0,
    refetchOnMount: true,
    gcTime: 0,
  });
}

export function keepTimeLeft(cache: QueryClient, titleId: string, timeLeft: TimeLeft | null): void {
  cache.setQueryData(timeLeftQuery(titleId).queryKey, timeLeft);
}

export function useFinishTitle(titleId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(finishTitle, { body: { titleId } }),
    onSuccess: ({ timeLeft }) => keepTimeLeft(cache, titleId, timeLeft),
  });
}
