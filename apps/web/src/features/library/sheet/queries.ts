import { listTracks } from "@goldmane/contracts/playback/tracks";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";

/** A title's audio and subtitle languages. */
export function tracksQuery(titleId: string) {
  return endpointQuery(listTracks, { id: titleId });
}
