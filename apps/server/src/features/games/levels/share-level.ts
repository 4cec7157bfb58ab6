import { AppError } from "@goldmane/contracts/errors";
import type { LevelFile, SharedLevel } from "@goldmane/contracts/games/levels";
import { levelsAtMost } from "@goldmane/contracts/games/limits";
import { readLevel } from "@goldmane/games/slime-adventure/level";
import { lockProfileForUpdate } from "#features/family/service.ts";
import { levelsChanged } from "#features/games/events.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { presentLevel } from "./present.ts";
import { countLevels, insertLevel } from "./store.ts";

/** @throws AppError INVALID_INPUT for a level that can't be played, CONFLICT beyond `levelsAtMost` */
export async function shareLevel(
  app: App,
  viewer: ProfileViewer,
  file: LevelFile,
): Promise<SharedLevel> {
  requirePlayable(file);
  const { profile, householdId } = viewer;
  const now = app.now();
  const level = {
    id: newId(now),
    household_id: householdId,
    profile_id: profile.id,
    status: profile.role === "child" ? ("waiting" as const) : ("shared" as const),
    level: file,
    created_at: now,
    decided_at: null,
    decided_by: null,
  };
  await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profile.id);
    if ((await countLevels(db, profile.id)) >= levelsAtMost) {
      throw new AppError(
        "CONFLICT",
        "You’ve shared all the levels you can. Delete one to share another.",
      );
    }
    await insertLevel(db, level);
  });
  await app.bus.publish(levelsChanged, { householdId });
  return presentLevel(level, { author: profile, viewer });
}

function requirePlayable(file: LevelFile): void {
  try {
    readLevel(file);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError("INVALID_INPUT", `This level can’t be played: ${error.message}.`);
  }
}
