import type { Db } from "#platform/db/open-db.ts";

/** Titles, the first landing first. */
export async function listLandings(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("planet_landing")
    .select("title_id")
    .where("profile_id", "=", profileId)
    .orderBy("landed_at")
    .orderBy("title_id")
    .execute();
  return rows.map(({ title_id }) => title_id);
}

/** True if the profile hasn't landed there before. */
export async function insertLanding(
  db: Db,
  { profileId, titleId, now }: { profileId: string; titleId: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("planet_landing")
    .values({ profile_id: profileId, title_id: titleId, landed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
