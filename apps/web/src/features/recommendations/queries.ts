import {
  dismissRecommendation,
  getRecommendations,
  restoreRecommendation,
} from "@goldmane/contracts/recommendations/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { watchingCacheTimes } from "#platform/queries/query-cache.ts";

/** Enabled only with a profile. */
export const recommendationsQuery = endpointQuery(getRecommendations, {}, watchingCacheTimes);

/** Dismisses or restores a recommendation on the server. */
export function useDismissals() {
  const cache = useQueryClient();
  // Serialized, so that an earlier dismissal can't override a restore.
  const scope = { id: "recommendations" };
  // Rows stay as they are while shown; they are refilled the next time.
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
