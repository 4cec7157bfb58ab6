import { listStreams, stopStream } from "@goldmane/contracts/playback/api";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Who of the household is watching now; asked again and again while it shows. */
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
