import type { GameId } from "@goldmane/contracts/games/limits";
import { isVisibleTo } from "#features/games/races/may-race.ts";
import { findRace } from "#features/games/races/store.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { listReceived } from "./store.ts";

type RaceInvitation = { raceId: string; game: GameId; invitedBy: string; invitedAt: number };

/** Invitations to races that are still open and that the profile can still see. */
export async function readRaceInvitations(
  app: App,
  viewer: ProfileViewer,
  since: number,
): Promise<RaceInvitation[]> {
  const received = await listReceived(app.db, { profileId: viewer.profile.id, since });
  const found = await Promise.all(
    received.map(async (one): Promise<RaceInvitation | null> => {
      const race = await findRace(app.db, one.raceId);
      if (race?.state !== "open" || !(await isVisibleTo(app, viewer, race))) return null;
      return { ...one, game: race.game };
    }),
  );
  return found.filter((one) => one !== null);
}
