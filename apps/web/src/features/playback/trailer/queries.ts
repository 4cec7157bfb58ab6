import { startPlayback } from "@goldmane/contracts/playback/api";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** A playback of a title's trailer; a coming film is itself one. For one showing. */
export function trailerQuery(titleId: string, cut: PlaybackCut) {
  return endpointQuery(
    startPlayback,
    { id: titleId, cut },
    {
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: true,
    },
  );
}
