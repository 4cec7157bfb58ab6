import { raceChanged } from "@goldmane/contracts/games/races/live";
import { listFriendIds } from "#features/friends/service.ts";
import { partyRaceChanged } from "#features/games/events.ts";
import type { App } from "#platform/app.ts";
import { racesChanged } from "./events.ts";
import { listInvited } from "./invitations/store.ts";
import { presentRace } from "./present.ts";
import { findRace, listRacers, type RaceRow } from "./store.ts";

/** Sends a race as it is now to its racers, and tells the households that list it. */
export async function announceRace(app: App, before: RaceRow): Promise<void> {
  const racers = await listRacers(app.db, before.id);
  const race = await findRace(app.db, before.id);
  if (race) app.live.emit(`race:${race.id}`, raceChanged, presentRace(race, racers));
  if (before.party_id !== null)
    await app.bus.publish(partyRaceChanged, { partyId: before.party_id });
  const { household_id: householdId } = before;
  const friendIds = before.audience === "friends" ? await listFriendIds(app, householdId) : [];
  const invited = await listInvited(app.db, before.id);
  const householdIds = new Set([
    householdId,
    ...friendIds,
    ...racers.map(({ household_id }) => household_id),
    ...invited.map((one) => one.householdId),
  ]);
  await app.bus.publish(racesChanged, { householdIds: [...householdIds] });
}
