import type { Db } from "#platform/db/open-db.ts";

export type WatchedFact = {
  profileId: string;
  day: string;
  titleId: string;
  title: string;
  seconds: number;
  nightSeconds: number;
};

/** Days watched by these profiles between two days, both included. */
export async function listWatchedBetween(
  db: Db,
  { profileIds, from, to }: { profileIds: readonly string[]; from: string; to: string },
): Promise<WatchedFact[]> {
  if (profileIds.length === 0) return [];
  return await db
    .selectFrom("watched_day")
    .select([
      "profile_id as profileId",
      "day",
      "title_id as titleId",
      "title",
      "seconds",
      "night_seconds as nightSeconds",
    ])
    .where("profile_id", "in", profileIds)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
}
