import { randomBytes } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import { raceCountdownMs, raceSize } from "@goldmane/contracts/games/races/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { loadRace } from "@goldmane/games/race/registry";
import type { App, ProfileViewer } from "#platform/app.ts";
import { noSuchRace, requireVisible } from "./may-race.ts";
import { announceRace } from "./announce-race.ts";
import { runRace } from "./run-races.ts";
import { describeRace } from "./service.ts";
import { findRace, listRacers, lockRace, markStarted } from "./store.ts";

/** @throws AppError NOT_FOUND, NOT_ALLOWED for others, CONFLICT without a second racer or if started */
export async function startRace(app: App, viewer: ProfileViewer, id: string): Promise<Race> {
  const race = await requireVisible(app, viewer, id);
  if (race.opened_by !== viewer.profile.id)
    throw new AppError("NOT_ALLOWED", "Only the person who opened the race can start it.");
  const rules = await loadRace(race.game);
  if (!rules) throw noSuchRace();
  const start = { seed: randomBytes(4).readUInt32LE(), startsAt: app.now() + raceCountdownMs };
  const profileIds = await app.db.transaction().execute(async (db) => {
    await lockRace(db, id);
    const racers = await listRacers(db, id);
    if (racers.length < raceSize.least)
      throw new AppError("CONFLICT", "Wait until someone else joins the race.");
    if (!(await markStarted(db, id, start)))
      throw new AppError("CONFLICT", "This race has already started.");
    return racers.map(({ profile_id }) => profile_id);
  });
  runRace(app, rules, { row: race, profileIds, ...start });
  await announceRace(app, race);
  return await describeRace(app, (await findRace(app.db, id)) ?? race);
}
