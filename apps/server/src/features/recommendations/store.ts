import type { Db } from "#platform/db/open-db.ts";

type Named = { viewerId: string; titleId: string };

export async function listDismissed(db: Db, viewerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("recommendation_dismissal")
    .select("title_id as titleId")
    .where("viewer_id", "=", viewerId)
    .execute();
  return rows.map(({ titleId }) => titleId);
}

/** Idempotent. */
export async function insertDismissal(
  db: Db,
  { viewerId, titleId, now }: Named & { now: number },
): Promise<void> {
  await db
    .insertInto("recommendation_dismissal")
    .values({ viewer_id: viewerId, title_id: titleId, dismissed_at: now })
    .onConflict((conflict) => conflict.columns(["viewer_id", "title_id"]).doNothing())
    .execute();
}

/** Returns whether a row was deleted. */
export async function deleteDismissal(db: Db, { viewerId, titleId }: Named): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recommendation_dismissal")
    .where("viewer_id", "=", viewerId)
    .where("title_id", "=", titleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
