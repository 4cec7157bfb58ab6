import { listTracks } from "@goldmane/contracts/playback/tracks";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** What a title can be heard and read in. */
export function tracksQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/titles", titleId, "tracks"],
    queryFn: ({ signal }) => call(listTracks, { id: titleId }, { signal }),
  });
}
