import { playsWithFriends } from "@goldmane/contracts/controls/rules";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import type { NearbyPlayer } from "@goldmane/contracts/games/races/schema";
import { canSeeFriends, listVisibleHouseholds } from "#features/games/board/visible-players.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { listSessionProfiles } from "#platform/identity/session-table.ts";
import { findHomes } from "./store.ts";

/**
 * The people who are connected now and that the viewer can invite to a race: the family, and the
 * members of friend households as both sides' parents allow it. The family comes first.
 */
export async function readNearby(app: App, viewer: ProfileViewer): Promise<NearbyPlayer[]> {
  const households = await listVisibleHouseholds(app, viewer);
  const nearby = await Promise.all(
    households.map(async (householdId): Promise<NearbyPlayer[]> => {
      const isFamily = householdId === viewer.householdId;
      const profiles = await listSessionProfiles(app.db, await listConnected(app, householdId));
      return profiles
        .filter(({ id }) => id !== viewer.profile.id)
        .filter(({ role, controls }) => isFamily || playsWithFriends(role, controls))
        .map(({ id, displayName, avatar }) => ({
          profileId: id,
          displayName,
          avatarUrl: avatarUrl(avatar),
          isFamily,
        }))
        .toSorted((a, b) => a.displayName.localeCompare(b.displayName));
    }),
  );
  return nearby.flat();
}

/**
 * Whether the viewer can invite all of these profiles to a race: active family profiles, and friends
 * when the parents on both sides allow it. They don't have to be online.
 */
export async function canInvite(
  app: App,
  viewer: ProfileViewer,
  profileIds: readonly string[],
): Promise<boolean> {
  if (profileIds.length === 0) return true;
  const households = await listVisibleHouseholds(app, viewer);
  const profiles = await listSessionProfiles(app.db, profileIds);
  const homes = await findHomes(app.db, profileIds);
  return profileIds.every((id) => {
    const profile = profiles.find((one) => one.id === id);
    const home = homes.get(id);
    if (!profile || home === undefined || id === viewer.profile.id) return false;
    if (home === viewer.householdId) return true;
    return (
      canSeeFriends(viewer) &&
      households.includes(home) &&
      playsWithFriends(profile.role, profile.controls)
    );
  });
}

/** Leaves out profiles connected to a node that doesn't answer. */
async function listConnected(app: App, householdId: string): Promise<string[]> {
  try {
    return [...(await app.live.listProfiles(`household:${householdId}`))];
  } catch (error) {
    app.log.warn(
      { event: "games.presence_incomplete", err: error },
      "Not every node reported who is connected",
    );
    return [];
  }
}
