import { becomesView, isFinished } from "@goldmane/contracts/playback/rules";
import { countOfflineWatching } from "#features/controls/service.ts";
import { countView, lookUpTitle } from "#features/library/service.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import { findProgress, upsertProgress } from "./store.ts";

type OfflinePosition = {
  titleId: string;
  positionSeconds: number;
  /** How long ago it was reached, in milliseconds. */
  agoMs: number;
  watchedSeconds: number;
};

/**
 * Saves a position that was reached offline. A position that was reached later stays. Returns false
 * for a title that this viewer may not see.
 */
export async function saveOfflinePosition(
  app: App,
  viewer: SessionViewer,
  place: OfflinePosition,
): Promise<boolean> {
  const title = lookUpTitle(app, viewer, place.titleId);
  if (!title) return false;
  const at = Math.round(app.now() - place.agoMs);
  const positionSeconds = Math.min(place.positionSeconds, title.durationSeconds);
  const before = await findProgress(app.db, viewer.ownerId, title.id);
  if (becomesView(before ?? 0, positionSeconds)) await countView(app, title.id);
  await upsertProgress(app.db, {
    viewerId: viewer.ownerId,
    titleId: title.id,
    positionSeconds,
    isFinished: isFinished(positionSeconds, title.durationSeconds),
    now: at,
  });
  await countOfflineWatching(app, viewer, { title, seconds: place.watchedSeconds, at });
  return true;
}
