import type { Db } from "#platform/db/open-db.ts";

export async function listEarned(
  db: Db,
  profileId: string,
): Promise<{ badgeId: string; earnedAt: number }[]> {
  return await db
    .selectFrom("badge")
    .select(["badge_id as badgeId", "earned_at as earnedAt"])
    .where("profile_id", "=", profileId)
    .orderBy("earned_at", "desc")
    .orderBy("badge_id")
    .execute();
}

/** Inserts badges, keeping the first `earned_at` of each; true if any is new. */
export async function insertBadges(
  db: Db,
  { profileId, badgeIds, now }: { profileId: string; badgeIds: readonly string[]; now: number },
): Promise<boolean> {
  if (badgeIds.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("badge")
    .values(badgeIds.map((id) => ({ profile_id: profileId, badge_id: id, earned_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
