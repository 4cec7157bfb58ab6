import { listTracks } from "@goldmane/contracts/playback/tracks";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** A title's audio and subtitle languages. */
export function tracksQuery(titleId: string) {
  return queryOptions({
    queryKey: ["/api/titles", titleId, "tracks"],
    queryFn: ({ signal }) => call(listTracks, { id: titleId }, { signal }),
  });
}
