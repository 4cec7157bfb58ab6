import type { GameId } from "@goldmane/contracts/games/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { requirePlayTime } from "#features/controls/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { noSuchRace } from "./may-race.ts";
import { announceRace } from "./announce-race.ts";
import { raceCanceled } from "./events.ts";
import { addRacer, removeRacer } from "./join-race.ts";
import { requireRaces } from "./open-race.ts";
import { describeRace } from "./service.ts";
import { deleteRace, findPartyRace, findRace, insertRace, insertRacer } from "./store.ts";

/** The party's race, or the result of its latest one. */
export async function readPartyRace(app: App, partyId: string): Promise<Race | null> {
  const race = await findPartyRace(app.db, partyId);
  return race && (await describeRace(app, race));
}

/**
 * Opens a race for a party in place of its previous one. The caller has checked the viewer's role.
 * @throws AppError INVALID_INPUT for a game without races, SCREEN_TIME_OVER
 */
export async function openPartyRace(
  app: App,
  viewer: ProfileViewer,
  { partyId, householdId, game }: { partyId: string; householdId: string; game: GameId },
): Promise<void> {
  await requireRaces(game);
  await requirePlayTime(app, viewer);
  const now = app.now();
  const id = newId(now);
  const previous = await findPartyRace(app.db, partyId);
  await app.db.transaction().execute(async (db) => {
    if (previous) await deleteRace(db, previous.id);
    await insertRace(db, {
      id,
      household_id: householdId,
      game,
      opened_by: viewer.profile.id,
      created_at: now,
      audience: "family",
      party_id: partyId,
    });
    await insertRacer(db, id, viewer.profile.id);
  });
  const race = await findRace(app.db, id);
  if (race) await announceRace(app, race);
}

/**
 * The caller has checked that the viewer is in the party.
 * @throws AppError NOT_FOUND without a race; otherwise as `joinRace`
 */
export async function joinPartyRace(
  app: App,
  viewer: ProfileViewer,
  partyId: string,
): Promise<void> {
  const race = await findPartyRace(app.db, partyId);
  if (!race) throw noSuchRace();
  await addRacer(app, viewer, race);
}

/** Takes a profile that leaves the party out of its race. */
export async function leavePartyRace(
  app: App,
  { partyId, profileId }: { partyId: string; profileId: string },
): Promise<void> {
  const race = await findPartyRace(app.db, partyId);
  if (race) await removeRacer(app, race, profileId);
}

/** Ends a party's race wherever it runs, and forgets its result. */
export async function cancelPartyRace(app: App, partyId: string): Promise<void> {
  const race = await findPartyRace(app.db, partyId);
  if (!race) return;
  await deleteRace(app.db, race.id);
  await app.bus.publish(raceCanceled, { raceId: race.id });
  await announceRace(app, race);
}
