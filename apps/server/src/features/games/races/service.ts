import { randomBytes } from "node:crypto";
import { AppError } from "@goldmane/contracts/errors";
import type { GameId } from "@goldmane/contracts/games/limits";
import { raceCountdownMs, raceSize } from "@goldmane/contracts/games/races/limits";
import type { Race } from "@goldmane/contracts/games/races/schema";
import { loadRace } from "@goldmane/games/race/registry";
import { requirePlayTime } from "#features/controls/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { announceRace } from "./announce-race.ts";
import { racerLeft } from "./events.ts";
import { presentRace } from "./present.ts";
import { runRace } from "./run-races.ts";
import {
  deleteRace,
  deleteRacer,
  deleteRacesBefore,
  findRace,
  insertRace,
  insertRacer,
  listCurrentRaces,
  listOpenedBy,
  listRacers,
  lockRace,
  markStarted,
  type RaceRow,
  setOpener,
} from "./store.ts";

/** Races end within minutes; older rows are of nodes that stopped, or of lobbies left alone. */
const raceLifetimeMs = 60 * 60 * 1000;

export async function listRaces(app: App, { householdId }: ProfileViewer): Promise<Race[]> {
  const races = await listCurrentRaces(app.db, householdId);
  return await Promise.all(races.map((race) => present(app, race)));
}

export async function readRace(app: App, viewer: ProfileViewer, id: string): Promise<Race> {
  return await present(app, await requireRace(app, viewer, id));
}

/** @throws AppError INVALID_INPUT for a game without races, SCREEN_TIME_OVER */
export async function openRace(app: App, viewer: ProfileViewer, game: GameId): Promise<Race> {
  if (!(await loadRace(game))) throw new AppError("INVALID_INPUT", "This game has no races.");
  await requirePlayTime(app, viewer);
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
    });
    await insertRacer(db, id, profile.id);
  });
  await announceRace(app, householdId, id);
  return await readRace(app, viewer, id);
}

/** @throws AppError NOT_FOUND, SCREEN_TIME_OVER, or CONFLICT if the race has started or is full */
export async function joinRace(app: App, viewer: ProfileViewer, id: string): Promise<Race> {
  await requirePlayTime(app, viewer);
  await app.db.transaction().execute(async (db) => {
    await lockRace(db, id);
    const race = await findRace(db, viewer.householdId, id);
    if (!race) throw noSuchRace();
    const racers = await listRacers(db, id);
    if (racers.some(({ profile_id }) => profile_id === viewer.profile.id)) return;
    if (race.state !== "open") throw new AppError("CONFLICT", "This race has already started.");
    if (racers.length >= raceSize.most) throw new AppError("CONFLICT", "This race is full.");
    await insertRacer(db, id, viewer.profile.id);
  });
  await announceRace(app, viewer.householdId, id);
  return await readRace(app, viewer, id);
}

/** @throws AppError NOT_FOUND */
export async function leaveRace(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  const race = await requireRace(app, viewer, id);
  if (race.state === "open") await leaveOpenRace(app, race, viewer.profile.id);
  else if (race.state === "running")
    await app.bus.publish(racerLeft, { raceId: id, profileId: viewer.profile.id });
  await announceRace(app, viewer.householdId, id);
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

/** @throws AppError NOT_FOUND, NOT_ALLOWED for others, CONFLICT without a second racer or if started */
export async function startRace(app: App, viewer: ProfileViewer, id: string): Promise<Race> {
  const race = await requireRace(app, viewer, id);
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
  runRace(app, rules, { id, householdId: viewer.householdId, profileIds, ...start });
  await announceRace(app, viewer.householdId, id);
  return await readRace(app, viewer, id);
}

export async function sweepRaces(app: App): Promise<void> {
  await deleteRacesBefore(app.db, app.now() - raceLifetimeMs);
}

async function requireRace(app: App, viewer: ProfileViewer, id: string): Promise<RaceRow> {
  const race = await findRace(app.db, viewer.householdId, id);
  if (!race) throw noSuchRace();
  return race;
}

async function present(app: App, race: RaceRow): Promise<Race> {
  return presentRace(race, await listRacers(app.db, race.id));
}

function noSuchRace(): AppError {
  return new AppError("NOT_FOUND", "This race doesn’t exist anymore.");
}
