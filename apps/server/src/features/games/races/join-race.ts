import { AppError } from "@goldmane/contracts/errors";
import { raceSize } from "@goldmane/contracts/games/races/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { requirePlayTime } from "#features/controls/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { noSuchRace, requireMayRace, requireVisible } from "./may-race.ts";
import { announceRace } from "./announce-race.ts";
import { racerLeft } from "./events.ts";
import { describeRace } from "./service.ts";
import {
  deleteRace,
  deleteRacer,
  findRace,
  insertRacer,
  listRacers,
  lockRace,
  markLeft,
  type RaceRow,
  setOpener,
} from "./store.ts";

/**
 * @throws AppError NOT_FOUND, NOT_ALLOWED if the viewer can't race with the others, SCREEN_TIME_OVER,
 *   or CONFLICT if the race has started or is full
 */
export async function joinRace(app: App, viewer: ProfileViewer, id: string): Promise<Race> {
  return await addRacer(app, viewer, await requireVisible(app, viewer, id));
}

/** The same for a race that the caller knows the viewer can see. */
export async function addRacer(app: App, viewer: ProfileViewer, race: RaceRow): Promise<Race> {
  const { id } = race;
  await requirePlayTime(app, viewer);
  await requireMayRace(app, viewer, race, await listRacers(app.db, id));
  await app.db.transaction().execute(async (db) => {
    await lockRace(db, id);
    const now = await findRace(db, id);
    if (!now) throw noSuchRace();
    const racers = await listRacers(db, id);
    if (racers.some(({ profile_id }) => profile_id === viewer.profile.id)) return;
    if (now.state !== "open") throw new AppError("CONFLICT", "This race has already started.");
    if (racers.length >= raceSize.most) throw new AppError("CONFLICT", "This race is full.");
    await insertRacer(db, id, viewer.profile.id);
  });
  try {
    // Checked again after the write: a child and a guest may be joining at the same moment.
    await requireMayRace(app, viewer, race, await listRacers(app.db, id));
  } catch (error) {
    await leaveOpenRace(app, race, viewer.profile.id);
    throw error;
  }
  await announceRace(app, race);
  return await describeRace(app, (await findRace(app.db, id)) ?? race);
}

/** @throws AppError NOT_FOUND */
export async function leaveRace(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  await removeRacer(app, await requireVisible(app, viewer, id), viewer.profile.id);
}

/** Takes a racer out of a race, whether it has started or not. */
export async function removeRacer(app: App, race: RaceRow, profileId: string): Promise<void> {
  const { id } = race;
  if (race.state === "open") await leaveOpenRace(app, race, profileId);
  else if (race.state === "running") {
    await markLeft(app.db, id, { profileId, now: app.now() });
    await app.bus.publish(racerLeft, { raceId: id, profileId });
  }
  await announceRace(app, race);
}

async function leaveOpenRace(app: App, race: RaceRow, profileId: string): Promise<void> {
  await app.db.transaction().execute(async (db) => {
    await lockRace(db, race.id);
    await deleteRacer(db, race.id, profileId);
    const [first] = await listRacers(db, race.id);
    if (!first) await deleteRace(db, race.id);
    else if (race.opened_by === profileId) await setOpener(db, race.id, first.profile_id);
  });
}
