import type { GameId } from "@goldmane/contracts/games/limits";
import type { PlayableGame } from "./host/playable-game.ts";

/** Loads a game with its picture. Lists the same games as the registry of their rules. */
const loaders: Partial<Record<GameId, () => Promise<PlayableGame>>> = {
  "leos-arcade": async () => (await import("./leos-arcade/game.ts")).game,
  "adventure-quest": async () => (await import("./adventure-quest/game.ts")).game,
  "slime-adventure": async () => (await import("./slime-adventure/game.ts")).game,
  "kyles-dash": async () => (await import("./kyles-dash/game.ts")).kylesDash,
};

/** A game that can be played, or null. */
export async function loadHostedGame(id: GameId): Promise<PlayableGame | null> {
  return (await loaders[id]?.()) ?? null;
}
