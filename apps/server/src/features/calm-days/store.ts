import type { Db } from "#platform/db/open-db.ts";

/** Earliest first. */
export async function listCalmDays(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("calm_day")
    .select("day")
    .where("profile_id", "=", profileId)
    .orderBy("day")
    .execute();
  return rows.map(({ day }) => day);
}

/** True if any of the days is new. */
export async function insertCalmDays(
  db: Db,
  profileId: string,
  days: readonly string[],
): Promise<boolean> {
  if (days.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("calm_day")
    .values(days.map((day) => ({ profile_id: profileId, day })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
