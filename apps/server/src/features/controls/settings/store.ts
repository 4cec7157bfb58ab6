import { type ControlSettings, controlSettings } from "@goldmane/contracts/controls/schema";
import type { Db } from "#platform/db/client.ts";

/** Null where a parent has set nothing yet. */
export async function findSettings(db: Db, profileId: string): Promise<ControlSettings | null> {
  const row = await db
    .selectFrom("profile_controls")
    .select("settings")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row ? controlSettings.parse(JSON.parse(row.settings)) : null;
}

export async function upsertSettings(
  db: Db,
  { profileId, settings, now }: { profileId: string; settings: ControlSettings; now: number },
): Promise<void> {
  const changed = { settings: JSON.stringify(settings), updated_at: now };
  await db
    .insertInto("profile_controls")
    .values({ profile_id: profileId, ...changed })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet(changed))
    .execute();
}

/** Locks the profile's settings until this transaction ends. */
export async function lockProfile(db: Db, profileId: string): Promise<void> {
  await db
    .updateTable("profile")
    .set((is) => ({ id: is.ref("id") }))
    .where("id", "=", profileId)
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

export async function updateTimeZone(db: Db, householdId: string, name: string): Promise<void> {
  await db
    .updateTable("household")
    .set({ time_zone: name })
    .where("id", "=", householdId)
    .execute();
}
