import { playsWithFriends } from "@goldmane/contracts/controls/rules";
import { AppError } from "@goldmane/contracts/errors";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { areFriends, listFriendIds } from "#features/friends/service.ts";
import { canSeeFriends } from "#features/games/board/visible-players.ts";
import type { App, ProfileViewer, ViewerProfile } from "#platform/app.ts";
import { listSessionProfiles } from "#platform/identity/session-table.ts";
import { listInvited } from "./invitations/store.ts";
import { findRace, listRacers, type RaceRow, type RacerRow } from "./store.ts";

/** A racer, for deciding which racers can meet. */
type Person = Pick<ViewerProfile, "role" | "controls"> & { householdId: string };

/** @throws AppError NOT_FOUND, also for a race that the viewer can't see */
export async function requireVisible(
  app: App,
  viewer: ProfileViewer,
  id: string,
): Promise<RaceRow> {
  const race = await findRace(app.db, id);
  if (!race || !(await isVisibleTo(app, viewer, race))) throw noSuchRace();
  return race;
}

/**
 * Whether a profile sees a race: as one of its racers, as someone invited, in its own household, or
 * in a friend's whose race is open to friends. A race with a child that the viewer can't race with
 * is hidden from other households.
 */
export async function isVisibleTo(
  app: App,
  viewer: ProfileViewer,
  race: RaceRow,
): Promise<boolean> {
  const racers = await listRacers(app.db, race.id);
  if (racers.some(({ profile_id }) => profile_id === viewer.profile.id)) return true;
  if (race.party_id !== null) return false;
  if (race.household_id === viewer.householdId) return true;
  if (!canSeeFriends(viewer)) return false;
  if (!(await areFriends(app, viewer.householdId, race.household_id))) return false;
  const isOffered =
    race.audience === "friends" ||
    (await listInvited(app.db, race.id)).some(({ profileId }) => profileId === viewer.profile.id);
  return isOffered && (await canRaceWithAll(app, viewer, racers));
}

/**
 * @throws AppError NOT_ALLOWED for a profile whose parents don't let it play with friends, in a race
 *   that friends can join or with a racer of another household; and for one who would meet such a
 *   profile of another household there
 */
export async function requireMayRace(
  app: App,
  viewer: ProfileViewer,
  race: Pick<RaceRow, "audience">,
  racers: readonly RacerRow[],
): Promise<void> {
  const meetsOthers =
    race.audience === "friends" ||
    racers.some(({ household_id }) => household_id !== viewer.householdId);
  if (meetsOthers && !canSeeFriends(viewer)) throw needsParent();
  if (await canRaceWithAll(app, viewer, racers)) return;
  throw new AppError("NOT_ALLOWED", "Someone in this race can only race with family and friends.");
}

export function needsParent(): AppError {
  return new AppError("NOT_ALLOWED", "Ask a parent to let you play with friends.");
}

export function noSuchRace(): AppError {
  return new AppError("NOT_FOUND", "This race doesn’t exist anymore.");
}

async function canRaceWithAll(
  app: App,
  viewer: ProfileViewer,
  racers: readonly RacerRow[],
): Promise<boolean> {
  const others = racers.filter(({ household_id }) => household_id !== viewer.householdId);
  if (others.length === 0) return true;
  const friendIds = await listFriendIds(app, viewer.householdId);
  const own: Person = { ...viewer.profile, householdId: viewer.householdId };
  const profiles = await listSessionProfiles(
    app.db,
    others.map(({ profile_id }) => profile_id),
  );
  return others.every(({ profile_id, household_id }) => {
    const profile = profiles.find(({ id }) => id === profile_id);
    if (!profile) return false;
    const areGrownUp = isGrownUp(profile.role) && isGrownUp(own.role);
    const isAllowed = [own, profile].every(({ role, controls }) =>
      playsWithFriends(role, controls),
    );
    return areGrownUp || (isAllowed && friendIds.includes(household_id));
  });
}
