import type { ListedRace, Race } from "@goldmane/contracts/games/races/schema";
import { listVisibleHouseholds } from "#features/games/board/visible-players.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { isVisibleTo, requireVisible } from "./may-race.ts";
import { listInvited } from "./invitations/store.ts";
import { presentRace } from "./present.ts";
import { deleteRacesBefore, listCurrentRaces, listRacers, type RaceRow } from "./store.ts";

/** Races end within minutes; older rows are of nodes that stopped, or of lobbies left alone. */
const raceLifetimeMs = 60 * 60 * 1000;

/** The races that the viewer is in or can join. */
export async function listRaces(app: App, viewer: ProfileViewer): Promise<ListedRace[]> {
  const profileId = viewer.profile.id;
  const householdIds = await listVisibleHouseholds(app, viewer);
  const races = await listCurrentRaces(app.db, { profileId, householdIds });
  const listed = await Promise.all(
    races.map(async (race): Promise<ListedRace | null> => {
      if (!(await isVisibleTo(app, viewer, race))) return null;
      const invited = await listInvited(app.db, race.id);
      const isInvited = invited.some((one) => one.profileId === profileId);
      return { ...(await describeRace(app, race)), isInvited };
    }),
  );
  return listed.filter((race) => race !== null);
}

export async function readRace(app: App, viewer: ProfileViewer, id: string): Promise<Race> {
  return await describeRace(app, await requireVisible(app, viewer, id));
}

export async function describeRace(app: App, race: RaceRow): Promise<Race> {
  return presentRace(race, await listRacers(app.db, race.id));
}

export async function sweepRaces(app: App): Promise<void> {
  await deleteRacesBefore(app.db, app.now() - raceLifetimeMs);
}
