import type { ControlSettings } from "@goldmane/contracts/controls/schema";
import type { Db } from "#platform/db/open-db.ts";
import { settingsColumn } from "#platform/identity/settings-column.ts";

/** Null where a parent has set nothing yet. */
export async function findSettings(db: Db, profileId: string): Promise<ControlSettings | null> {
  const row = await db
    .selectFrom("profile_controls")
    .select("settings")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row ? settingsColumn.read(row.settings) : null;
}

export async function upsertSettings(
  db: Db,
  { profileId, settings, now }: { profileId: string; settings: ControlSettings; now: number },
): Promise<void> {
  const changed = { settings: settingsColumn.write(settings), updated_at: now };
  await db
    .insertInto("profile_controls")
    .values({ profile_id: profileId, ...changed })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(changed))
    .execute();
}

/** IANA name; null if the household never set one. */
export async function findTimeZone(db: Db, householdId: string): Promise<string | null> {
  const row = await db
    .selectFrom("household")
    .select("time_zone")
    .where("id", "=", householdId)
    .executeTakeFirst();
  return row?.time_zone ?? null;
}
