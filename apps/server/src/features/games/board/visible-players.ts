import { playsWithFriends } from "@goldmane/contracts/controls/rules";
import { listFriendIds } from "#features/friends/service.ts";
import type { App, ProfileViewer, ViewerProfile } from "#platform/app.ts";
import { listSessionProfiles } from "#platform/identity/session-table.ts";

/** Whether a parent lets this profile see friend households' games; grown-ups always can. */
export function canSeeFriends({ profile }: ProfileViewer): boolean {
  return playsWithFriends(profile.role, profile.controls);
}

/** Ids of the households whose runs the viewer can see, its own first. */
export async function listVisibleHouseholds(app: App, viewer: ProfileViewer): Promise<string[]> {
  const { householdId } = viewer;
  if (!canSeeFriends(viewer)) return [householdId];
  return [householdId, ...(await listFriendIds(app, householdId))];
}

type Played = { profile_id: string; household_id: string };

/**
 * The players of these runs, which are of visible households. Left out are those of other households
 * whose parents don't let them play with friends.
 */
export async function listVisiblePlayers(
  app: App,
  viewer: ProfileViewer,
  runs: readonly Played[],
): Promise<ViewerProfile[]> {
  const ofFamily = new Set(
    runs
      .filter(({ household_id }) => household_id === viewer.householdId)
      .map((run) => run.profile_id),
  );
  const players = await listSessionProfiles(app.db, [
    ...new Set(runs.map((run) => run.profile_id)),
  ]);
  return players.filter(
    ({ id, role, controls }) => ofFamily.has(id) || playsWithFriends(role, controls),
  );
}
