import type { Assistant } from "@goldmane/contracts/assistant/limits";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type LineRow = Tables["conversation_line"];

export async function insertLine(
  db: Db,
  line: Omit<LineRow, "assistant"> & { assistant: Assistant },
): Promise<void> {
  await db.insertInto("conversation_line").values(line).execute();
}

/** The latest first. */
export async function listLines(
  db: Db,
  { profileId, since, limit }: { profileId: string; since: number; limit: number },
): Promise<LineRow[]> {
  return await db
    .selectFrom("conversation_line")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("said_at", ">=", since)
    .orderBy("said_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Lines with a safety alert, latest first. */
export async function listSafetyAlerts(
  db: Db,
  { profileIds, since }: { profileIds: readonly string[]; since: number },
): Promise<Pick<LineRow, "id" | "profile_id" | "said_at">[]> {
  return await db
    .selectFrom("conversation_line")
    .select(["id", "profile_id", "said_at"])
    .where("profile_id", "in", [...profileIds])
    .where("safety_alert", "is not", null)
    .where("said_at", ">=", since)
    .orderBy("said_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function deleteLinesOf(
  db: Db,
  profileId: string,
  { keepsAlerts }: { keepsAlerts: boolean },
): Promise<void> {
  const lines = db.deleteFrom("conversation_line").where("profile_id", "=", profileId);
  await (keepsAlerts ? lines.where("safety_alert", "is", null) : lines).execute();
}

export async function deleteLine(db: Db, id: string): Promise<void> {
  await db.deleteFrom("conversation_line").where("id", "=", id).execute();
}

export async function findPrivateUntil(db: Db, profileId: string): Promise<number | null> {
  const row = await db
    .selectFrom("private_talk")
    .select("until_at")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row?.until_at ?? null;
}

export async function upsertPrivateUntil(
  db: Db,
  { profileId, until }: { profileId: string; until: number },
): Promise<void> {
  await db
    .insertInto("private_talk")
    .values({ profile_id: profileId, until_at: until })
    .onConflict((conflict) => conflict.column("profile_id").doUpdateSet({ until_at: until }))
    .execute();
}

/** Deletes a household's lines before an instant. */
export async function deleteLinesBefore(
  db: Db,
  { householdId, before }: { householdId: string; before: number },
): Promise<void> {
  await db
    .deleteFrom("conversation_line")
    .where("household_id", "=", householdId)
    .where("said_at", "<", before)
    .execute();
}

/** Households with saved lines and their retention in days; null means the default. */
export async function listHouseholdsWithLines(
  db: Db,
): Promise<{ householdId: string; days: number | null }[]> {
  return await db
    .selectFrom("household")
    .select(["id as householdId", "conversation_days as days"])
    .where("id", "in", db.selectFrom("conversation_line").select("household_id").distinct())
    .execute();
}

export async function findDays(db: Db, householdId: string): Promise<number | null> {
  const row = await db
    .selectFrom("household")
    .select("conversation_days")
    .where("id", "=", householdId)
    .executeTakeFirst();
  return row?.conversation_days ?? null;
}
