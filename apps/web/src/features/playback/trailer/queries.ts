import { startPlayback } from "@goldmane/contracts/playback/api";
import type { PlaybackCut } from "@goldmane/contracts/playback/schema";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** A playback of a title's trailer; a coming film is itself one. For one showing. */
export function trailerQuery(titleId: string, cut: PlaybackCut) {
  return queryOptions({
    queryKey: ["playback", titleId, cut, "trailer"],
    queryFn: ({ signal }) => call(startPlayback, { id: titleId, cut }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: true,
  });
}
