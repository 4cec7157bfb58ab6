import type { Db } from "#platform/db/client.ts";

/** Keeps the latest word: one that was said earlier but arrives later changes nothing. */
export async function upsertProgress(
  db: Db,
  progress: { viewerId: string; titleId: string; positionSeconds: number; now: number },
): Promise<void> {
  const { viewerId, titleId, positionSeconds, now } = progress;
  await db
    .insertInto("watch_progress")
    .values({
      viewer_id: viewerId,
      title_id: titleId,
      position_seconds: positionSeconds,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["viewer_id", "title_id"])
        .doUpdateSet({ position_seconds: positionSeconds, updated_at: now })
        .where("watch_progress.updated_at", "<=", now),
    )
    .execute();
}

export async function findProgress(
  db: Db,
  viewerId: string,
  titleId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("watch_progress")
    .select("position_seconds as positionSeconds")
    .where("viewer_id", "=", viewerId)
    .where("title_id", "=", titleId)
    .executeTakeFirst();
  return row?.positionSeconds ?? null;
}

/** The titles that a viewer has come at least `fromSeconds` far in, latest first. */
export async function listProgress(
  db: Db,
  viewerId: string,
  fromSeconds: number,
): Promise<{ titleId: string; positionSeconds: number; updatedAt: number }[]> {
  return await db
    .selectFrom("watch_progress")
    .select([
      "title_id as titleId",
      "position_seconds as positionSeconds",
      "updated_at as updatedAt",
    ])
    .where("viewer_id", "=", viewerId)
    .where("position_seconds", ">=", fromSeconds)
    .orderBy("updated_at", "desc")
    .orderBy("title_id")
    .execute();
}

/** Says whether there was any. */
export async function deleteProgress(db: Db, viewerId: string, titleId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("watch_progress")
    .where("viewer_id", "=", viewerId)
    .where("title_id", "=", titleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose progress was last saved before an instant, by id, from the one after `after` on. */
export async function listProgressOwners(
  db: Db,
  { before, after, limit }: { before: number; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("watch_progress")
    .select("viewer_id as id")
    .where("viewer_id", ">", after)
    .groupBy("viewer_id")
    .having((is) => is(is.fn.max("updated_at"), "<", before))
    .orderBy("viewer_id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteProgressOf(db: Db, owners: readonly string[]): Promise<void> {
  if (owners.length === 0) return;
  await db.deleteFrom("watch_progress").where("viewer_id", "in", owners).execute();
}
