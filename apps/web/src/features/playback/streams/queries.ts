import { listStreams, stopStream } from "@goldmane/contracts/playback/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** The household's current streams; refetched while shown. */
export const streamsQuery = endpointQuery(
  listStreams,
  {},
  {
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: true,
    refetchInterval: 5000,
  },
);

export function useStopStream() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(stopStream, { id }),
    onSettled: () => cache.invalidateQueries(streamsQuery),
  });
}
