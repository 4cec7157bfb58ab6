import { startPlayback } from "@goldmane/contracts/playback/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** The qualities a film can be downloaded in. Fails for a film that the viewer can't play. */
export function offerQuery(titleId: string) {
  return queryOptions({
    queryKey: ["offer", titleId],
    queryFn: ({ signal }) => call(startPlayback, { id: titleId, ahead: "true" }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: true,
  });
}
