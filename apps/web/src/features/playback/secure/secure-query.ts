import { startPlayback } from "@goldmane/contracts/playback/api";
import type { Playback } from "@goldmane/contracts/playback/schema";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#platform/api.ts";

/** A stream that plays, and the server's refusal of the whole film where it is a trailer. */
export type SecureStream = { grant: Playback; cut: "film" | "trailer"; refusal: ApiError | null };

/** Asked for anew each time: what this browser may is looked at, not what it could once. */
export function secureQuery(titleId: string) {
  return queryOptions({
    queryKey: ["secure-stream", titleId],
    queryFn: () => openStream(titleId),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: true,
  });
}

/** Takes none of the plan's screens: it is there to be looked into. */
async function openStream(id: string): Promise<SecureStream> {
  try {
    const grant = await call(startPlayback, { id, cut: "film", ahead: "true" });
    return { grant, cut: "film", refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const grant = await call(startPlayback, { id, cut: "trailer" });
    return { grant, cut: "trailer", refusal: error };
  }
}
