import { AppError } from "@goldmane/contracts/errors";
import type { SharedLevel } from "@goldmane/contracts/games/levels";
import { levelsChanged } from "#features/games/events.ts";
import type { App, ProfileViewer, ViewerProfile } from "#platform/app.ts";
import { byViewer, recordAudit } from "#platform/identity/audit.ts";
import { listSessionProfiles } from "#platform/identity/session-table.ts";
import { presentLevel } from "./present.ts";
import { deleteLevel, findLevel, type LevelRow, updateWaiting } from "./store.ts";

/** A parent's permission; idempotent. @throws AppError NOT_FOUND */
export async function approveLevel(
  app: App,
  viewer: ProfileViewer,
  id: string,
): Promise<SharedLevel> {
  const { level, author } = await decide(app, viewer, id, "shared");
  return presentLevel(level, { author, viewer });
}

/**
 * Keeps a waiting level from being shared; idempotent. A level that is shared already stays so.
 * @throws AppError NOT_FOUND
 */
export async function refuseLevel(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  await decide(app, viewer, id, "refused");
}

const auditKinds = { shared: "games.level-approved", refused: "games.level-refused" } as const;

async function decide(
  app: App,
  viewer: ProfileViewer,
  id: string,
  status: keyof typeof auditKinds,
): Promise<{ level: LevelRow; author: ViewerProfile }> {
  const { householdId, profile } = viewer;
  const waiting = await findLevel(app.db, householdId, id);
  const [author] = waiting ? await listSessionProfiles(app.db, [waiting.profile_id]) : [];
  if (!waiting || !author) throw noSuchLevel();
  const decision = { status, decided_at: app.now(), decided_by: profile.id };
  const hasChanged = await app.db.transaction().execute(async (db) => {
    if (!(await updateWaiting(db, householdId, { id, ...decision }))) return false;
    const details = { profile: author.id, level: waiting.level.name };
    await recordAudit(app, db, { ...byViewer(viewer), kind: auditKinds[status], details });
    return true;
  });
  if (hasChanged) await app.bus.publish(levelsChanged, { householdId });
  const level = await findLevel(app.db, householdId, id);
  if (!level) throw noSuchLevel();
  return { level, author };
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
