import type { SharedLevel } from "@goldmane/contracts/games/levels";
import {
  listVisibleHouseholds,
  listVisiblePlayers,
} from "#features/games/board/visible-players.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { presentLevel } from "./present.ts";
import { type LevelRow, listLevels } from "./store.ts";

/**
 * The levels that the viewer can play, latest first. Parents also see levels that
 * wait for approval, and authors see their own refused levels.
 */
export async function readLevels(app: App, viewer: ProfileViewer): Promise<SharedLevel[]> {
  const levels = await listLevels(app.db, await listVisibleHouseholds(app, viewer));
  const visible = levels.filter((level) => canSee(viewer, level));
  const authors = new Map(
    (await listVisiblePlayers(app, viewer, visible)).map((author) => [author.id, author]),
  );
  return visible.flatMap((level) => {
    const author = authors.get(level.profile_id);
    return author ? [presentLevel(level, { author, viewer })] : [];
  });
}

function canSee({ profile, householdId }: ProfileViewer, level: LevelRow): boolean {
  if (level.status === "shared" || level.profile_id === profile.id) return true;
  const isParent = profile.role === "parent" && level.household_id === householdId;
  return isParent && level.status === "waiting";
}
