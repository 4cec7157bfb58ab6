import type { getControls } from "@goldmane/contracts/controls/viewer-controls";
import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey, type EndpointPath } from "#platform/queries/endpoint-query.ts";

export const ownControls: EndpointPath<typeof getControls> = { path: "/api/controls" };

// Kept out of the player's first bundle.
const loadEndpoint = () =>
  import("@goldmane/contracts/controls/viewer-controls").then((own) => own.getControls);

const ask = async (about: { titleId?: string }, signal: AbortSignal) =>
  call(await loadEndpoint(), about, { signal });

/** The controls of the watching profile. */
export const ownControlsQuery = queryOptions({
  queryKey: endpointKey(ownControls, {}),
  queryFn: ({ signal }) => ask({}, signal),
});

/** Time left for a title; null without a limit. Updated by progress reports. */
export function timeLeftQuery(titleId: string) {
  return queryOptions({
    queryKey: endpointKey(ownControls, { titleId }, "time-left"),
    queryFn: async ({ signal }): Promise<TimeLeft | null> =>
      (await ask({ titleId }, signal)).timeLeft,
    // Others can change it, so it is refetched whenever shown.
    staleTime: 0,
    refetchOnMount: true,
    gcTime: 0,
  });
}

export function keepTimeLeft(cache: QueryClient, titleId: string, timeLeft: TimeLeft | null): void {
  cache.setQueryData(timeLeftQuery(titleId).queryKey, timeLeft);
}
