import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type ProgressRow = Selectable<Tables["watch_progress"]>;

/** Keeps the latest report: one that is older but arrives later changes nothing. */
export async function upsertProgress(
  db: Db,
  progress: {
    viewerId: string;
    titleId: string;
    positionSeconds: number;
    /** Watched to its end. */
    isFinished: boolean;
    now: number;
  },
): Promise<void> {
  const { viewerId, titleId, positionSeconds, isFinished, now } = progress;
  const reached = {
    position_seconds: positionSeconds,
    updated_at: now,
    forgotten_at: null,
    ...(isFinished && { finished_at: now }),
  };
  await db
    .insertInto("watch_progress")
    .values({ viewer_id: viewerId, title_id: titleId, ...reached })
    .onConflict((conflict) =>
      conflict
        .columns(["viewer_id", "title_id"])
        .doUpdateSet(reached)
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
    .where("forgotten_at", "is", null)
    .executeTakeFirst();
  return row?.positionSeconds ?? null;
}

/** The titles that a viewer has watched for at least `fromSeconds`, latest first. */
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
    .where("forgotten_at", "is", null)
    .orderBy("updated_at", "desc")
    .orderBy("title_id")
    .execute();
}

/** Every title a viewer ever started, latest first, including those removed from their list. */
export async function listBegun(
  db: Db,
  { viewerId, fromSeconds, limit }: { viewerId: string; fromSeconds: number; limit: number },
): Promise<ProgressRow[]> {
  return await db
    .selectFrom("watch_progress")
    .selectAll()
    .where("viewer_id", "=", viewerId)
    .where((is) =>
      is.or([is("position_seconds", ">=", fromSeconds), is("finished_at", "is not", null)]),
    )
    .orderBy("updated_at", "desc")
    .orderBy("title_id")
    .limit(limit)
    .execute();
}

/** Hides a title from Continue Watching. False if it had no progress, or was hidden already. */
export async function forgetProgress(
  db: Db,
  { viewerId, titleId, now }: { viewerId: string; titleId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("watch_progress")
    .set({ forgotten_at: now })
    .where("viewer_id", "=", viewerId)
    .where("title_id", "=", titleId)
    .where("forgotten_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns whether it had been removed. */
export async function restoreProgress(
  db: Db,
  { viewerId, titleId }: { viewerId: string; titleId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("watch_progress")
    .set({ forgotten_at: null })
    .where("viewer_id", "=", viewerId)
    .where("title_id", "=", titleId)
    .where("forgotten_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Viewers whose progress was last saved before an instant, by id, from the one after `after` on.
 */
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
