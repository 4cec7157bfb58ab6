import type { TimeLeft } from "#controls/time-left.ts";
import { type GameId, gameIds } from "#games/limits.ts";
import type { GenreSlug } from "#library/limits.ts";
import { type Badge, badges, type BadgeId, onTimeMinutes } from "./limits.ts";

/** The badge for landing on planets of a genre's system. */
export type ChartId = `chart-${GenreSlug}`;

export function chartOf(genre: GenreSlug): ChartId {
  return `chart-${genre}`;
}

export function isChart(id: BadgeId): id is ChartId {
  return id.startsWith("chart-");
}

/** The badge for finishing a run of a game. */
export type GameBadgeId = `game-${GameId}`;

const gameOfRound: ReadonlyMap<string, GameId> = new Map(
  gameIds.map((game) => [`game-${game}`, game]),
);

/** Badges for what is done in a game. */
const feats = {
  "dash-missions-5": { game: "kyles-dash", count: "missions" },
  "dash-missions-25": { game: "kyles-dash", count: "missions" },
  "slime-stars-15": { game: "slime-adventure", count: "slimeStars" },
  "arcade-wins-30": { game: "leos-arcade", count: "arcadeWins" },
  "quest-realm": { game: "adventure-quest", count: "realms" },
  "quest-realms-6": { game: "adventure-quest", count: "realms" },
} as const satisfies Partial<Record<BadgeId, { game: GameId; count: keyof GameFeats }>>;

/** The badge for what was done in a game's runs. */
export type FeatBadgeId = keyof typeof feats;

function isFeat(id: BadgeId): id is FeatBadgeId {
  return Object.hasOwn(feats, id);
}

function isGameBadge(id: BadgeId): id is GameBadgeId {
  return gameOfRound.has(id);
}

/** The game that a badge is earned in; null for badges of the rest of the product. */
export function gameOfBadge(id: BadgeId): GameId | null {
  return isFeat(id) ? feats[id].game : (gameOfRound.get(id) ?? null);
}

/** What a profile has done in the games. */
export type GameFeats = {
  /** Missions finished in runs of Kyle's Dash. */
  missions: number;
  /** The best stars of each built-in level of Slime Adventure, added up. */
  slimeStars: number;
  /** Mini games won in Leo's Arcade. */
  arcadeWins: number;
  /** Different realms of Adventure Quest that were finished. */
  realms: number;
};

/** The facts about a profile that badges depend on. */
export type ProfileFacts = {
  /** Films watched to their end. */
  films: number;
  genres: number;
  /** The longest streak, in days. */
  streak: number;
  /** The longest run of calm days. */
  calmStreak: number;
  /** Films that were on the watchlist before they were watched. */
  promises: number;
  /** Planets landed on, by star chart. */
  landings: ReadonlyMap<ChartId, number>;
  /** Games of which a run was finished. */
  games: ReadonlySet<GameId>;
  feats: GameFeats;
  /** Endings found in interactive films, and the films of which all were found. */
  endings: { found: number; completeFilms: number };
};

/** Facts about a film that has just ended. */
export type FilmEnd = { timeLeft: TimeLeft | null; isReadAlong: boolean };

/** Progress towards a badge, at most `need`. Badges earned at a film's end count 0 until then. */
export function countTowards({ id, need }: Pick<Badge, "id" | "need">, facts: ProfileFacts) {
  return Math.min(need, haveFor(id, facts));
}

/** The badges earned by these facts and by a film that has just ended. */
export function earnedBy(facts: ProfileFacts, end: FilmEnd | null): BadgeId[] {
  const byFacts = badges.filter((badge) => haveFor(badge.id, facts) >= badge.need);
  return [
    ...byFacts.map(({ id }) => id),
    ...(end?.isReadAlong ? (["read-along"] as const) : []),
    ...(end && isOnTime(end.timeLeft) ? (["on-time"] as const) : []),
  ];
}

/** The film that ended was the allowed last one, or ended shortly before the time was up. */
function isOnTime(timeLeft: TimeLeft | null): boolean {
  if (!timeLeft || timeLeft.reason === "films") return false;
  const { minutesLeft, isLast } = timeLeft;
  return isLast || (minutesLeft > 0 && minutesLeft <= onTimeMinutes);
}

function haveFor(id: BadgeId, facts: ProfileFacts): number {
  if (isChart(id)) return facts.landings.get(id) ?? 0;
  if (isFeat(id)) return facts.feats[feats[id].count];
  if (isGameBadge(id)) return isRoundOf(id, facts.games) ? 1 : 0;
  switch (id) {
    case "first-film":
    case "films-10":
      return facts.films;
    case "kept-promise":
      return facts.promises;
    case "second-genre":
    case "all-genres":
      return facts.genres;
    case "streak-3":
    case "streak-7":
      return facts.streak;
    case "calm-3":
    case "calm-7":
      return facts.calmStreak;
    case "first-ending":
    case "endings-12":
      return facts.endings.found;
    case "every-ending":
      return facts.endings.completeFilms;
    case "read-along":
    case "on-time":
      return 0;
  }
}

function isRoundOf(id: GameBadgeId, games: ReadonlySet<GameId>): boolean {
  const game = gameOfRound.get(id);
  return game !== undefined && games.has(game);
}
