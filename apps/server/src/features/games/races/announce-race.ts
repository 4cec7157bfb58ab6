import { raceChanged } from "@goldmane/contracts/games/races/live";
import type { App } from "#platform/app.ts";
import { racesChanged } from "./events.ts";
import { presentRace } from "./present.ts";
import { findRace, listRacers } from "./store.ts";

/** Sends a race as it is now to its racers, and says that the household's list changed. */
export async function announceRace(app: App, householdId: string, raceId: string): Promise<void> {
  const race = await findRace(app.db, householdId, raceId);
  if (race) {
    const racers = await listRacers(app.db, raceId);
    app.live.emit(`race:${raceId}`, raceChanged, presentRace(race, racers));
  }
  await app.bus.publish(racesChanged, { householdId });
}
