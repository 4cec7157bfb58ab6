import type { GameId } from "@goldmane/contracts/games/limits";
import { say } from "#platform/words/say.ts";

export type BoardMode = { mode: string; name: string; isTime: boolean };

/** The boards of a game, the most usual one first. The names are loaded with the game's words. */
export async function listBoardModes(game: GameId): Promise<readonly BoardMode[]> {
  if (game === "slime-adventure") return await listLevels();
  if (game === "adventure-quest") return await listRealms();
  const points = (mode: string, name: string) => ({ mode, name, isTime: false });
  const oneButton = points("one-button", say`One button`);
  return game === "leos-arcade"
    ? [points("medley", say`Medley`), points("daily", say`Today's medley`), oneButton]
    : [points("endless", say`Endless run`), points("daily", say`Today’s run`), oneButton];
}

async function listLevels(): Promise<BoardMode[]> {
  const [{ levelCount }, { levelName }] = await Promise.all([
    import("@goldmane/games/slime-adventure/levels/level-count"),
    import("#features/games/slime-adventure/level-names.ts"),
  ]);
  return Array.from({ length: levelCount }, (_, at) => ({
    mode: `level-${String(at + 1).padStart(2, "0")}`,
    name: say`Level ${at + 1}: ${levelName(at + 1)}`,
    isTime: true,
  }));
}

async function listRealms(): Promise<BoardMode[]> {
  const [{ realmSlugs }, { realmName }] = await Promise.all([
    import("@goldmane/games/adventure-quest/world/realms"),
    import("#features/games/adventure-quest/menu/realm-name.ts"),
  ]);
  return [
    { mode: "daily", name: say`Daily dungeon`, isTime: false },
    ...realmSlugs.map((slug) => ({ mode: `realm-${slug}`, name: realmName(slug), isTime: true })),
  ];
}
