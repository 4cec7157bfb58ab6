import type { AvatarLook } from "@goldmane/contracts/avatars/schema";
import { nameLook, parseLook } from "@goldmane/contracts/avatars/rules";
import type { Db } from "#platform/db/open-db.ts";

/** Null until the profile saves a look. */
export async function findLook(db: Db, profileId: string): Promise<AvatarLook | null> {
  const row = await db
    .selectFrom("avatar_look")
    .select("look")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row ? parseLook(row.look) : null;
}

export async function saveLook(
  db: Db,
  { profileId, look, now }: { profileId: string; look: AvatarLook; now: number },
): Promise<void> {
  const saved = { look: nameLook(look), saved_at: now };
  await db
    .insertInto("avatar_look")
    .values({ profile_id: profileId, ...saved })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(saved))
    .execute();
}
