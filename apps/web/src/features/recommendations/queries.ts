import {
  dismissRecommendation,
  getRecommendations,
  restoreRecommendation,
} from "@goldmane/contracts/recommendations/api";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { watchingCacheTimes } from "#platform/query-cache.ts";

/** To be asked only where a profile is watching. */
export const recommendationsQuery = queryOptions({
  queryKey: ["/api/recommendations"],
  queryFn: ({ signal }) => call(getRecommendations, {}, { signal }),
  ...watchingCacheTimes,
});

/** Tells the server what is not to be recommended any more, or is again. */
export function useDismissals() {
  const cache = useQueryClient();
  // One after the other: what was taken back must not be dismissed by an earlier call.
  const scope = { id: "recommendations" };
  // What stands on the shelves stays where it is; they are filled up when they are shown anew.
  const onSuccess = () => cache.invalidateQueries({ ...recommendationsQuery, refetchType: "none" });
  const dismiss = useMutation({
    scope,
    mutationFn: (id: string) => call(dismissRecommendation, { id }),
    onSuccess,
  });
  const restore = useMutation({
    scope,
    mutationFn: (id: string) => call(restoreRecommendation, { id }),
    onSuccess,
  });
  return { dismiss: dismiss.mutateAsync, restore: restore.mutateAsync };
}
