import { saveProgress, startPlayback } from "@goldmane/contracts/playback/api";
import type { Playback, SavedProgress } from "@goldmane/contracts/playback/schema";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { endpointKey } from "#platform/queries/endpoint-query.ts";
import { forgetPrefetched, peekPrefetched, takePlayback } from "./prefetch.ts";

/** A playback is for one showing: it is requested each time, or taken from the prefetch. */
export function playbackQuery(titleId: string) {
  return queryOptions({
    queryKey: endpointKey(startPlayback, { id: titleId }, "showing"),
    queryFn: () => takePlayback(titleId),
    initialData: () => peekPrefetched(titleId)?.playback,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: (query) => query.state.data === undefined,
  });
}

/**
 * Replaces an expired playback. Only an explicit request starts a stream: a film that was stopped
 * from another device must not come back by itself.
 */
export function renewPlayback(titleId: string, by: "viewer" | "player"): Promise<Playback> {
  forgetPrefetched(titleId);
  return call(startPlayback, { id: titleId, ahead: String(by === "player") });
}

/** Saves the viewer's position. Failures return null: the next report makes up for them. */
export async function reportProgress(
  titleId: string,
  report: { positionSeconds: number; isLeaving?: boolean; isReadAlong?: boolean },
): Promise<SavedProgress | null> {
  try {
    return await call(saveProgress, { id: titleId, body: report }, { keepalive: true });
  } catch {
    // The film matters more than its position.
    return null;
  }
}
