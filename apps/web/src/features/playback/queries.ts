import { saveProgress, startPlayback } from "@goldmane/contracts/playback/api";
import type { Playback, SavedProgress } from "@goldmane/contracts/playback/schema";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { forgetPrefetched, peekPrefetched, takeGrant } from "./prefetch.ts";

/** A grant is for one showing: it is asked for again each time, or taken from what was fetched ahead. */
export function playbackQuery(titleId: string) {
  return queryOptions({
    queryKey: ["playback", titleId],
    queryFn: () => takeGrant(titleId),
    initialData: () => peekPrefetched(titleId)?.grant,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: (query) => query.state.data === undefined,
  });
}

/**
 * A new grant in place of one that ran out. Only a viewer who asks for it begins anew: a film that
 * was stopped from another device must not come back by itself.
 */
export function renewGrant(titleId: string, by: "viewer" | "player"): Promise<Playback> {
  forgetPrefetched(titleId);
  return call(startPlayback, { id: titleId, ahead: String(by === "player") });
}

/** Remembers how far the viewer has come. It may fail in silence, with null: the next report makes up for it. */
export async function reportProgress(
  titleId: string,
  report: { positionSeconds: number; isLeaving?: boolean; isReadAlong?: boolean },
): Promise<SavedProgress | null> {
  try {
    return await call(saveProgress, { id: titleId, body: report }, { keepalive: true });
  } catch {
    // The film matters more than its bookmark.
    return null;
  }
}
