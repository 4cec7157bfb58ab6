import type { RecentGame } from "@goldmane/contracts/games/schema";
import type { App, ProfileViewer } from "#platform/app.ts";
import { listRecent } from "./store.ts";

/** The profile's games that can still be played, the latest first. */
export async function readRecent(app: App, { profile }: ProfileViewer): Promise<RecentGame[]> {
  const recent = await listRecent(app.db, profile.id);
  const rules = await Promise.all(recent.map(({ game }) => app.games.load(game)));
  return recent
    .filter((_, at) => rules[at])
    .map(({ game, playedAt, options, runs }) => ({ game, playedAt, options, runs }));
}
