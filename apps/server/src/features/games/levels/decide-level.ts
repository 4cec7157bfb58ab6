import { AppError } from "@goldmane/contracts/errors";
import type { SharedLevel } from "@goldmane/contracts/games/levels";
import { levelsChanged } from "#features/games/events.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { listSessionProfiles } from "#platform/identity/session-table.ts";
import { presentLevel } from "./present.ts";
import { deleteLevel, findLevel, updateShared } from "./store.ts";

/** A parent's permission; idempotent. @throws AppError NOT_FOUND */
export async function approveLevel(
  app: App,
  viewer: ProfileViewer,
  id: string,
): Promise<SharedLevel> {
  const { householdId } = viewer;
  const level = await findLevel(app.db, householdId, id);
  const [author] = level ? await listSessionProfiles(app.db, [level.profile_id]) : [];
  if (!level || !author) throw noSuchLevel();
  await app.db.transaction().execute(async (db) => {
    await updateShared(db, householdId, id);
    const details = { profile: author.id, level: level.level.name };
    await recordAudit(app, db, { ...byViewer(viewer), kind: "games.level-approved", details });
  });
  await app.bus.publish(levelsChanged, { householdId });
  return presentLevel({ ...level, status: "shared" }, { author, viewer });
}

/** @throws AppError NOT_FOUND also for another profile's level, unless the viewer is a parent */
export async function removeLevel(
  app: App,
  { profile, householdId }: ProfileViewer,
  id: string,
): Promise<void> {
  const profileId = profile.role === "parent" ? null : profile.id;
  if (!(await deleteLevel(app.db, householdId, { id, profileId }))) throw noSuchLevel();
  await app.bus.publish(levelsChanged, { householdId });
}

function noSuchLevel(): AppError {
  return new AppError("NOT_FOUND", "This level doesn’t exist anymore.");
}
