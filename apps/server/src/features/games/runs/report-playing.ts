import type { TimeLeft } from "@goldmane/contracts/controls/time-left";
import { AppError } from "@goldmane/contracts/errors";
import { countPlayed, readPlayTime } from "#features/controls/service.ts";
import { lockProfileForUpdate } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { addPlayedSeconds, findRun } from "./store.ts";

/**
 * Counts seconds of an unfinished run as screen time, as parents decide.
 * @throws AppError NOT_FOUND
 */
export async function reportPlaying(
  app: App,
  viewer: ProfileViewer,
  { id, seconds }: { id: string; seconds: number },
): Promise<{ timeLeft: TimeLeft | null }> {
  const { id: profileId } = viewer.profile;
  await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profileId);
    const run = await findRun(db, profileId, id);
    if (!run) throw new AppError("NOT_FOUND", "This run doesn’t exist anymore.");
    // Its whole time was counted when it was finished.
    if (run.finished_at !== null) return;
    const counted = await countPlayed({ db, now: app.now }, viewer, { game: run.game, seconds });
    await addPlayedSeconds(db, profileId, { id, seconds: counted });
  });
  return { timeLeft: await readPlayTime(app, viewer) };
}
