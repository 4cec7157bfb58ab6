import { AppError } from "@goldmane/contracts/errors";
import type { GameId } from "@goldmane/contracts/games/limits";
import type { ReplayableGame } from "@goldmane/games/kernel/replayable-game";
import type { App } from "#platform/app.ts";

/** @throws AppError NOT_FOUND for a game that can't be played yet */
export async function requireGame(
  { games }: Pick<App, "games">,
  id: GameId,
): Promise<ReplayableGame> {
  const game = await games.load(id);
  if (!game) throw new AppError("NOT_FOUND", "This game can’t be played yet.");
  return game;
}
