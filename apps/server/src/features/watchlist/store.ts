import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type ItemRow = Selectable<Tables["watchlist_item"]>;
export type SeenRow = Selectable<Tables["seen_title"]>;

/** All items of a profile, including removed ones; latest first. */
export async function listItems(db: Db, profileId: string): Promise<ItemRow[]> {
  return await db
    .selectFrom("watchlist_item")
    .selectAll()
    .where("profile_id", "=", profileId)
    .orderBy("updated_at", "desc")
    .orderBy("title_id")
    .execute();
}

export async function findItem(
  db: Db,
  profileId: string,
  titleId: string,
): Promise<ItemRow | undefined> {
  return await db
    .selectFrom("watchlist_item")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("title_id", "=", titleId)
    .executeTakeFirst();
}

/**
 * Last writer wins by `updated_at`, in whatever order writes arrive; ties go to the removal, then to
 * the greater progress, like `compareEntries` of the contract.
 */
export async function upsertItem(db: Db, item: ItemRow): Promise<void> {
  const { progress, is_removed, updated_at } = item;
  await db
    .insertInto("watchlist_item")
    .values(item)
    .onConflict((conflict) =>
      conflict
        .columns(["profile_id", "title_id"])
        .doUpdateSet({ progress, is_removed, updated_at })
        .where((is) =>
          is.or([
            is("watchlist_item.updated_at", "<", updated_at),
            is.and([
              is("watchlist_item.updated_at", "=", updated_at),
              is.or([
                is("watchlist_item.is_removed", "<", is_removed),
                is.and([
                  is("watchlist_item.is_removed", "=", is_removed),
                  is("watchlist_item.progress", "<", progress),
                ]),
              ]),
            ]),
          ]),
        ),
    )
    .execute();
}

/** Earliest first. */
export async function listDays(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("viewing_day")
    .select("day")
    .where("profile_id", "=", profileId)
    .orderBy("day")
    .execute();
  return rows.map(({ day }) => day);
}

/** True if any of the days is new. */
export async function insertDays(
  db: Db,
  profileId: string,
  days: readonly string[],
): Promise<boolean> {
  if (days.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("viewing_day")
    .values(days.map((day) => ({ profile_id: profileId, day })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Adds watched seconds to a title and returns its row. */
export async function addSeen(
  db: Db,
  seen: { profileId: string; titleId: string; seconds: number },
): Promise<SeenRow> {
  const { profileId, titleId, seconds } = seen;
  return await db
    .insertInto("seen_title")
    .values({
      profile_id: profileId,
      title_id: titleId,
      seconds,
      first_seen_at: null,
      last_seen_at: null,
      was_kept: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["profile_id", "title_id"])
        .doUpdateSet((is) => ({ seconds: is("seen_title.seconds", "+", seconds) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks a title as watched to its end and resets its seconds for the next time. */
export async function updateSeen(
  db: Db,
  seen: Pick<SeenRow, "profile_id" | "title_id" | "was_kept"> & { now: number },
): Promise<void> {
  const { profile_id, title_id, was_kept, now } = seen;
  await db
    .updateTable("seen_title")
    .set((is) => ({
      seconds: 0,
      first_seen_at: is.fn.coalesce("first_seen_at", is.val(now)),
      last_seen_at: now,
      was_kept,
    }))
    .where("profile_id", "=", profile_id)
    .where("title_id", "=", title_id)
    .execute();
}

export type SeenTitle = { titleId: string; seenAt: number; wasKept: boolean };

/** Titles that a profile watched to their end, latest first. */
export async function listSeen(db: Db, profileId: string): Promise<SeenTitle[]> {
  const rows = await db
    .selectFrom("seen_title")
    .select(["title_id", "last_seen_at", "was_kept"])
    .where("profile_id", "=", profileId)
    .where("last_seen_at", "is not", null)
    .orderBy("last_seen_at", "desc")
    .orderBy("title_id")
    .execute();
  return rows.map((row) => ({
    titleId: row.title_id,
    seenAt: row.last_seen_at ?? 0,
    wasKept: row.was_kept === 1,
  }));
}
