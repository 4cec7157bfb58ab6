import type { GameId } from "@goldmane/contracts/games/limits";
import { playableGames } from "@goldmane/games/registry";
import { say } from "#platform/words/say.ts";

export type DailyGame = { game: GameId; name: () => string };

const all: readonly DailyGame[] = [
  { game: "leos-arcade", name: () => say`Today's medley` },
  { game: "adventure-quest", name: () => say`Daily dungeon` },
  { game: "kyles-dash", name: () => say`Today’s run` },
];

/** The games with a mode named `daily`: everyone plays the day's seed. */
export const dailyGames = all.filter(({ game }) => playableGames.includes(game));
