import { listStreams, stopStream } from "@goldmane/contracts/playback/api";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** The household's current streams; refetched while shown. */
export const streamsQuery = queryOptions({
  queryKey: ["/api/streams"],
  queryFn: ({ signal }) => call(listStreams, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: true,
  refetchInterval: 5000,
});

export function useStopStream() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(stopStream, { id }),
    onSettled: () => cache.invalidateQueries(streamsQuery),
  });
}
