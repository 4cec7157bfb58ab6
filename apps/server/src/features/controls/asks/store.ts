import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/client.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type AskRow = Selectable<Tables["ask"]>;

/** Adds a question, unless this profile has the same one open. */
export async function insertAsk(db: Db, ask: Insertable<Tables["ask"]>): Promise<void> {
  await db
    .insertInto("ask")
    .values(ask)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Nobody answered them while they counted: they make room for new ones. */
export async function deleteExpiredAsks(db: Db, profileId: string, now: number): Promise<void> {
  await db
    .deleteFrom("ask")
    .where("profile_id", "=", profileId)
    .where("status", "=", "waiting")
    .where("expires_at", "<=", now)
    .execute();
}

/** Those of a profile that were asked since an instant, latest first. */
export async function listAsksOf(db: Db, profileId: string, since: number): Promise<AskRow[]> {
  return await db
    .selectFrom("ask")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("asked_at", ">=", since)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Those of a household that were asked since an instant, latest first. */
export async function listAsksIn(db: Db, householdId: string, since: number): Promise<AskRow[]> {
  return await db
    .selectFrom("ask")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("asked_at", ">=", since)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

export async function findAsk(
  db: Db,
  { id, householdId }: { id: string; householdId: string },
): Promise<AskRow | undefined> {
  return await db
    .selectFrom("ask")
    .selectAll()
    .where("id", "=", id)
    .where("household_id", "=", householdId)
    .executeTakeFirst();
}

/** Decides a question that nobody has decided yet; answers undefined for any other. */
export async function decideAsk(
  db: Db,
  id: string,
  decision: { status: "yes" | "no"; minutes: number | null; answeredBy: string; now: number },
): Promise<AskRow | undefined> {
  const { status, minutes, answeredBy, now } = decision;
  return await db
    .updateTable("ask")
    .set({ status, minutes, answered_at: now, answered_by: answeredBy })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}
