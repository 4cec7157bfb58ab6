import type { Db } from "#platform/db/open-db.ts";

export type Mark = { id: string; isDismissed: boolean };

/** Ids that a profile read or dismissed. */
export async function listMarks(db: Db, profileId: string): Promise<Mark[]> {
  const rows = await db
    .selectFrom("notification_mark")
    .select(["notification_id", "dismissed_at"])
    .where("profile_id", "=", profileId)
    .execute();
  return rows.map((row) => ({ id: row.notification_id, isDismissed: row.dismissed_at !== null }));
}

export async function insertRead(
  db: Db,
  { profileId, ids, now }: { profileId: string; ids: readonly string[]; now: number },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("notification_mark")
    .values(
      ids.map((id) => ({
        profile_id: profileId,
        notification_id: id,
        read_at: now,
        dismissed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function upsertDismissed(
  db: Db,
  { profileId, id, now }: { profileId: string; id: string; now: number },
): Promise<void> {
  await db
    .insertInto("notification_mark")
    .values({ profile_id: profileId, notification_id: id, read_at: now, dismissed_at: now })
    .onConflict((conflict) =>
      conflict.columns(["profile_id", "notification_id"]).doUpdateSet({ dismissed_at: now }),
    )
    .execute();
}
