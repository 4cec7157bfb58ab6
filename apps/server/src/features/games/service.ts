import { type GameId, gameIds } from "@goldmane/contracts/games/limits";
import type { App } from "#platform/app.ts";

export { readGameFeats } from "./feats/read-feats.ts";
export { readDecisions } from "./levels/read-decisions.ts";
export { readLevels } from "./levels/read-levels.ts";
export {
  cancelPartyRace,
  joinPartyRace,
  leavePartyRace,
  openPartyRace,
  readPartyRace,
} from "./races/party-race.ts";
export { readRaceInvitations } from "./races/invitations/read-invitations.ts";
export { listFinishedGames } from "./runs/store.ts";

/** The games that can be played on this server. */
export async function listPlayableGames({ games }: Pick<App, "games">): Promise<GameId[]> {
  const rules = await Promise.all(gameIds.map((game) => games.load(game)));
  return gameIds.filter((_, at) => rules[at]);
}
