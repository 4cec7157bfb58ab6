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
