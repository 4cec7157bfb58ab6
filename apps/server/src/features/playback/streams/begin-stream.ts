import { describeDevice } from "#features/account/service.ts";
import { lockHouseholdForUpdate } from "#features/family/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { hasStreamSlot, usesStreamSlot, streamLimitError } from "./stream-slots.ts";
import { upsertStream } from "./store.ts";

/**
 * Takes one of the plan's stream slots for this browser. Concurrent calls run one after another:
 * there are never more streams than slots.
 * @throws AppError STREAM_LIMIT_REACHED with the current streams
 */
export async function beginStream(app: App, viewer: Viewer, titleId: string): Promise<void> {
  if (!usesStreamSlot(viewer)) return;
  const { householdId, sessionId, profile } = viewer;
  const device = await describeDevice(app, sessionId);
  const hasBegun = await app.db.transaction().execute(async (db) => {
    await lockHouseholdForUpdate({ db }, householdId);
    if (!(await hasStreamSlot({ ...app, db }, viewer))) return false;
    const now = app.now();
    await upsertStream(db, {
      id: newId(now),
      household_id: householdId,
      session_id: sessionId,
      profile_id: profile.id,
      title_id: titleId,
      device,
      begun_at: now,
      seen_at: now,
      stopped_at: null,
    });
    return true;
  });
  if (!hasBegun) throw await streamLimitError(app, viewer);
}
