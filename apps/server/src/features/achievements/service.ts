import { type Badge, type BadgeId, badges } from "@goldmane/contracts/achievements/limits";
import {
  type ChartId,
  chartOf,
  countTowards,
  earnedBy,
  type FilmEnd,
  gameOfBadge,
  isChart,
  type ProfileFacts,
} from "@goldmane/contracts/achievements/rules";
import type { Achievement } from "@goldmane/contracts/achievements/schema";
import { hasTimeLimits } from "@goldmane/contracts/controls/rules";
import type { Role } from "@goldmane/contracts/family/limits";
import type { GameId } from "@goldmane/contracts/games/limits";
import { longestStreak } from "@goldmane/contracts/watchlist/rules";
import { listCalmDays } from "#features/calm-days/service.ts";
import { listFinishedGames, listPlayableGames, readGameFeats } from "#features/games/service.ts";
import { countEndings } from "#features/interactive/service.ts";
import { listAllTitles, listVisible, type Title } from "#features/library/service.ts";
import { listLandings } from "#features/spaceship/service.ts";
import { listDays, listSeen } from "#features/watchlist/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { badgesEarned } from "./events.ts";
import { presentAchievement } from "./present.ts";
import { insertBadges, listEarned } from "./store.ts";

/** Every badge that this profile can have, earned or not. */
export async function readAchievements(app: App, viewer: Viewer): Promise<Achievement[]> {
  const { profile } = viewer;
  if (!profile) return [];
  const facts = await readFacts(app, profile.id);
  const earned = new Map(
    (await listEarned(app.db, profile.id)).map(({ badgeId, earnedAt }) => [badgeId, earnedAt]),
  );
  const reach = {
    role: profile.role,
    planets: countCharts(listVisible(app, viewer)),
    games: new Set(await listPlayableGames(app)),
  };
  return badges
    .filter((badge) => earned.has(badge.id) || isWithinReach(badge, reach))
    .map((badge) => {
      const earnedAt = earned.get(badge.id) ?? null;
      const have = earnedAt === null ? countTowards(badge, facts) : badge.need;
      return presentAchievement(badge, { earnedAt, have });
    });
}

/** The badges that a profile earned, latest first. */
export async function readEarned(
  app: App,
  profileId: string,
): Promise<{ badgeId: BadgeId; name: string; earnedAt: number }[]> {
  const earned = await listEarned(app.db, profileId);
  return earned.flatMap(({ badgeId, earnedAt }) => {
    const badge = badges.find(({ id }) => id === badgeId);
    return badge ? [{ badgeId: badge.id, name: badge.name, earnedAt }] : [];
  });
}

/** Awards the badges earned so far. Idempotent. */
export async function awardBadges(app: App, profileId: string, end: FilmEnd | null): Promise<void> {
  const facts = await readFacts(app, profileId);
  const badgeIds = earnedBy(facts, end);
  const isNew = await insertBadges(app.db, { profileId, badgeIds, now: app.now() });
  if (isNew) await app.bus.publish(badgesEarned, { profileId });
}

/** Stores badges that the demo's profiles earned in the past, in the caller's transaction. */
export async function seedBadges(
  { db }: Pick<App, "db">,
  profileId: string,
  earned: readonly { id: BadgeId; at: number }[],
): Promise<void> {
  for (const { id, at } of earned) {
    await insertBadges(db, { profileId, badgeIds: [id], now: at });
  }
}

type Reach = { role: Role; planets: ProfileFacts["landings"]; games: ReadonlySet<GameId> };

/**
 * The bedtime badge is only for profiles that can have time limits, a star chart only for those that
 * see enough planets of its system, and a game's badge only where the game can be played.
 */
function isWithinReach({ id, need }: Badge, { role, planets, games }: Reach): boolean {
  if (isChart(id)) return (planets.get(id) ?? 0) >= need;
  const game = gameOfBadge(id);
  if (game) return games.has(game);
  return id !== "on-time" || hasTimeLimits(role);
}

/** How many of the titles are planets of each star chart. */
function countCharts(titles: readonly Pick<Title, "genre">[]): ProfileFacts["landings"] {
  const counts = new Map<ChartId, number>();
  for (const { genre } of titles) {
    const chart = chartOf(genre);
    counts.set(chart, (counts.get(chart) ?? 0) + 1);
  }
  return counts;
}

async function readFacts(app: App, profileId: string): Promise<ProfileFacts> {
  const seen = await listSeen(app.db, profileId);
  const titles = listAllTitles(app);
  const genres = new Map(titles.map(({ id, genre }) => [id, genre]));
  const landedOn = new Set(await listLandings(app.db, profileId));
  const known = new Set(seen.flatMap(({ titleId }) => genres.get(titleId) ?? []));
  return {
    films: seen.length,
    genres: known.size,
    streak: longestStreak(await listDays(app.db, profileId)),
    calmStreak: longestStreak(await listCalmDays(app.db, profileId)),
    promises: seen.filter(({ wasKept }) => wasKept).length,
    landings: countCharts(titles.filter(({ id }) => landedOn.has(id))),
    games: new Set(await listFinishedGames(app.db, profileId)),
    feats: await readGameFeats(app, profileId),
    endings: await countEndings(app, profileId),
  };
}
