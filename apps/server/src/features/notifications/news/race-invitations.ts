import { gameNames } from "@goldmane/contracts/games/limits";
import { readRaceInvitations } from "#features/games/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { News, NewsOptions } from "./news.ts";

/** Invitations to races that wait for their racers. */
export async function listRaceNotifications(
  app: App,
  viewer: ProfileViewer,
  { since, words: { say, sayText } }: NewsOptions,
): Promise<News[]> {
  const invitations = await readRaceInvitations(app, viewer, since);
  return invitations.map(({ raceId, game, invitedBy, invitedAt }) => ({
    id: `race-${raceId}`,
    type: "recommendation",
    title: say`${invitedBy} wants to race you`,
    message: say`Join the race in ${sayText(gameNames[game])} before it starts.`,
    timestamp: invitedAt,
    actionUrl: `/play-games/${game}`,
  }));
}
