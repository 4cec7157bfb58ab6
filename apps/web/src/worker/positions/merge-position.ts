import type { SavedPosition } from "#platform/local-store/device-records.ts";

export function positionId({
  profileId,
  titleId,
}: Pick<SavedPosition, "profileId" | "titleId">): string {
  return `${profileId}.${titleId}`;
}

/**
 * The later report wins; unsent watching time adds up. A position is synced only if no watching
 * time is unsent.
 */
export function mergePosition(
  before: SavedPosition | undefined,
  after: SavedPosition,
): SavedPosition {
  if (!before) return after;
  if (before.reachedAt > after.reachedAt) return before;
  const unsent = before.isTold ? 0 : before.watchedSeconds;
  return {
    ...after,
    watchedSeconds: unsent + after.watchedSeconds,
    isTold: after.isTold && unsent === 0,
  };
}
