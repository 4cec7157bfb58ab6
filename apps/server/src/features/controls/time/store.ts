import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type WatchedRow = Selectable<Tables["watched_day"]>;
export type GivenRow = Selectable<Tables["time_given"]>;
export type MarkRow = Selectable<Tables["watch_mark"]>;

type Day = { profileId: string; day: string };

export async function listWatched(db: Db, { profileId, day }: Day): Promise<WatchedRow[]> {
  return await db
    .selectFrom("watched_day")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("day", "=", day)
    .execute();
}

export async function addWatched(
  db: Db,
  watched: Day & { titleId: string; title: string; seconds: number; isNight: boolean; now: number },
): Promise<void> {
  const { seconds, now, title } = watched;
  const night = watched.isNight ? seconds : 0;
  await db
    .insertInto("watched_day")
    .values({
      profile_id: watched.profileId,
      day: watched.day,
      title_id: watched.titleId,
      title,
      seconds,
      night_seconds: night,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["profile_id", "day", "title_id"]).doUpdateSet((is) => ({
        title,
        seconds: is("watched_day.seconds", "+", seconds),
        night_seconds: is("watched_day.night_seconds", "+", night),
        last_at: now,
      })),
    )
    .execute();
}

export async function findMark(db: Db, profileId: string): Promise<MarkRow | undefined> {
  return await db
    .selectFrom("watch_mark")
    .selectAll()
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
}

/** Moves the mark; returns false if another report moved it first. */
export async function moveMark(
  db: Db,
  before: MarkRow | undefined,
  mark: MarkRow,
): Promise<boolean> {
  if (!before) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("watch_mark")
      .values(mark)
      .onConflict((conflict) => conflict.column("profile_id").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable("watch_mark")
    .set(mark)
    .where("profile_id", "=", mark.profile_id)
    .where("marked_at", "=", before.marked_at)
    .where("title_id", "=", before.title_id)
    .where("position_seconds", "=", before.position_seconds)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findGiven(db: Db, { profileId, day }: Day): Promise<GivenRow | undefined> {
  return await db
    .selectFrom("time_given")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("day", "=", day)
    .executeTakeFirst();
}

/** Replaces an earlier grant for the day. */
export async function upsertGiven(db: Db, given: GivenRow): Promise<void> {
  const { profile_id, day, ...changed } = given;
  await db
    .insertInto("time_given")
    .values({ profile_id, day, ...changed })
    .onConflict((conflict) => conflict.columns(["profile_id", "day"]).doUpdateSet(changed))
    .execute();
}
