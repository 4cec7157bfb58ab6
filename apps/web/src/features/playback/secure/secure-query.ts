import { startPlayback } from "@goldmane/contracts/playback/api";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#platform/api.ts";
import { endpointKey } from "#platform/queries/endpoint-query.ts";

/** A playing stream. */
export type SecureStream = {
  playback: Playback;
  /** The film, or its trailer where the server refused the film to this viewer. */
  cut: "film" | "trailer";
  /** The server's refusal of the film; null if it plays. */
  refusal: ApiError | null;
};

/** Fetched each time: it shows this browser's current rights. */
export function secureQuery(titleId: string) {
  return queryOptions({
    queryKey: endpointKey(startPlayback, { id: titleId }, "inspected"),
    queryFn: () => openStream(titleId),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: true,
  });
}

/** Takes none of the plan's streams: it is only inspected. */
async function openStream(id: string): Promise<SecureStream> {
  try {
    const playback = await call(startPlayback, { id, cut: "film", ahead: "true" });
    return { playback, cut: "film", refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const playback = await call(startPlayback, { id, cut: "trailer" });
    return { playback, cut: "trailer", refusal: error };
  }
}
