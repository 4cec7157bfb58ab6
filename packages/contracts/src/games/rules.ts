import { type GameId, gameIds } from "./limits.ts";

/** Whether everyone plays this mode with the same seed on a day. */
export function isDaily(mode: string): boolean {
  return mode === "daily" || mode.startsWith("daily-");
}

/** The seed of a daily mode: a 32-bit FNV-1a hash of its name and the day (an ISO 8601 date). */
export function seedOfDay(game: GameId, mode: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${game} ${mode} ${day}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The id under which a game's time is counted among the titles of a day. */
export function playedTitleId(game: GameId): string {
  return `game-${game}`;
}

const playedTitleIds: ReadonlySet<string> = new Set(gameIds.map(playedTitleId));

/** Whether time was counted under this id for playing a game, and not for watching a film. */
export function isPlayedTitle(titleId: string): boolean {
  return playedTitleIds.has(titleId);
}
