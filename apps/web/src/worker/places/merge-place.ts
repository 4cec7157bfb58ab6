import type { Place } from "#platform/kept/device-records.ts";

export function placeId({ profileId, titleId }: Pick<Place, "profileId" | "titleId">): string {
  return `${profileId}.${titleId}`;
}

/**
 * The later word stands; what was watched since the server last heard adds up. A place that the
 * server has heard leaves nothing to be told.
 */
export function mergePlace(before: Place | undefined, after: Place): Place {
  if (!before) return after;
  if (before.reachedAt > after.reachedAt) return before;
  const untold = before.isTold ? 0 : before.watchedSeconds;
  return {
    ...after,
    watchedSeconds: untold + after.watchedSeconds,
    isTold: after.isTold && untold === 0,
  };
}
