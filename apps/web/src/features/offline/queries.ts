import { startPlayback } from "@goldmane/contracts/playback/api";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The qualities a film can be downloaded in. Fails for a film that the viewer can't play. */
export function offerQuery(titleId: string) {
  return endpointQuery(
    startPlayback,
    { id: titleId, ahead: "true" },
    {
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: true,
    },
  );
}
