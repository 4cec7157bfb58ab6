import { AppError } from "@goldmane/contracts/errors";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { Race, RaceAudience } from "@goldmane/contracts/games/races/schema";
import { loadRace } from "@goldmane/games/race/registry";
import { requirePlayTime } from "#features/controls/service.ts";
import { canSeeFriends } from "#features/games/board/visible-players.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { needsParent, noSuchRace } from "./may-race.ts";
import { announceRace } from "./announce-race.ts";
import { raceInvitationSent } from "./events.ts";
import { insertInvitations } from "./invitations/store.ts";
import { canInvite } from "./nearby.ts";
import { describeRace } from "./service.ts";
import { deleteRace, findRace, insertRace, insertRacer, listOpenedBy } from "./store.ts";

type NewRace = { game: GameId; audience: RaceAudience; invited: readonly string[] };

/**
 * @throws AppError INVALID_INPUT for a game without races, SCREEN_TIME_OVER, NOT_ALLOWED if a parent
 *   doesn't let the profile play with friends, NOT_FOUND for people that it can't invite
 */
export async function openRace(
  app: App,
  viewer: ProfileViewer,
  { game, audience, invited }: NewRace,
): Promise<Race> {
  await requireRaces(game);
  await requirePlayTime(app, viewer);
  if (audience === "friends" && !canSeeFriends(viewer)) throw needsParent();
  const profileIds = [...new Set(invited)];
  if (!(await canInvite(app, viewer, profileIds)))
    throw new AppError("NOT_FOUND", "You can’t invite this person to a race.");
  const { householdId, profile } = viewer;
  const now = app.now();
  const id = newId(now);
  await app.db.transaction().execute(async (db) => {
    for (const previous of await listOpenedBy(db, profile.id)) await deleteRace(db, previous);
    await insertRace(db, {
      id,
      household_id: householdId,
      game,
      opened_by: profile.id,
      created_at: now,
      audience,
      party_id: null,
    });
    await insertRacer(db, id, profile.id);
    await insertInvitations(db, { raceId: id, invitedBy: profile.id, now }, profileIds);
  });
  const race = await findRace(app.db, id);
  if (!race) throw noSuchRace();
  await announceRace(app, race);
  for (const profileId of profileIds) await app.bus.publish(raceInvitationSent, { profileId });
  return await describeRace(app, race);
}

/** @throws AppError INVALID_INPUT */
export async function requireRaces(game: GameId): Promise<void> {
  if (!(await loadRace(game))) throw new AppError("INVALID_INPUT", "This game has no races.");
}
