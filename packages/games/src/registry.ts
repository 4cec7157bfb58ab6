import type { GameId } from "@goldmane/contracts/games/limits";
import { toReplayable, type ReplayableGame } from "#kernel/replayable-game.ts";

/** Loads a game's rules. A game that isn't listed can't be played yet. */
const loaders: Partial<Record<GameId, () => Promise<ReplayableGame>>> = {
  "leos-arcade": async () => toReplayable((await import("#leos-arcade/rules.ts")).leosArcadeRules),
  "adventure-quest": async () =>
    toReplayable((await import("#adventure-quest/rules.ts")).adventureQuestRules),
  "slime-adventure": async () =>
    toReplayable((await import("#slime-adventure/rules.ts")).slimeAdventureRules),
  "kyles-dash": async () => toReplayable((await import("#kyles-dash/rules.ts")).kylesDashRules),
};

/** The games that can be played. */
export const playableGames = Object.keys(loaders) as GameId[];

/** A game's rules, or null for a game that can't be played. */
export async function loadGame(id: GameId): Promise<ReplayableGame | null> {
  return (await loaders[id]?.()) ?? null;
}
