import * as z from "zod/mini";
import { busEvent } from "#platform/bus/bus.ts";

/** A profile finished a run, which the server verified. */
export const runRecorded = busEvent("games.run-recorded", z.object({ profileId: z.string() }));

/** A profile's saved story finished another realm of Adventure Quest. */
export const realmFinished = busEvent("games.realm-finished", z.object({ profileId: z.string() }));

/** The race of a party changed. */
export const partyRaceChanged = busEvent(
  "games.party-race-changed",
  z.object({ partyId: z.string() }),
);

/** A level of the household was shared, approved or deleted. */
export const levelsChanged = busEvent(
  "games.levels-changed",
  z.object({ householdId: z.string() }),
);
