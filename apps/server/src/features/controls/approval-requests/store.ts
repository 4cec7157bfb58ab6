import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type ApprovalRequestRow = Selectable<Tables["approval_request"]>;

/** Inserts a request unless the same one is already open for this profile. */
export async function insertRequest(
  db: Db,
  request: Insertable<Tables["approval_request"]>,
): Promise<void> {
  await db
    .insertInto("approval_request")
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes unanswered requests after they expire. */
export async function deleteExpiredRequests(db: Db, profileId: string, now: number): Promise<void> {
  await db
    .deleteFrom("approval_request")
    .where("profile_id", "=", profileId)
    .where("status", "=", "waiting")
    .where("expires_at", "<=", now)
    .execute();
}

/** A profile's requests since an instant, latest first. */
export async function listRequestsOfProfile(
  db: Db,
  profileId: string,
  since: number,
): Promise<ApprovalRequestRow[]> {
  return await db
    .selectFrom("approval_request")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("asked_at", ">=", since)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** A household's requests since an instant, latest first. */
export async function listRequestsOfHousehold(
  db: Db,
  householdId: string,
  since: number,
): Promise<ApprovalRequestRow[]> {
  return await db
    .selectFrom("approval_request")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("asked_at", ">=", since)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

export async function findRequest(
  db: Db,
  { id, householdId }: { id: string; householdId: string },
): Promise<ApprovalRequestRow | undefined> {
  return await db
    .selectFrom("approval_request")
    .selectAll()
    .where("id", "=", id)
    .where("household_id", "=", householdId)
    .executeTakeFirst();
}

/** Records the decision on an open request; undefined if it is already decided or expired. */
export async function decideRequest(
  db: Db,
  id: string,
  decision: { status: "yes" | "no"; minutes: number | null; answeredBy: string; now: number },
): Promise<ApprovalRequestRow | undefined> {
  const { status, minutes, answeredBy, now } = decision;
  return await db
    .updateTable("approval_request")
    .set({ status, minutes, answered_at: now, answered_by: answeredBy })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Ids of a profile's open requests for more time. */
export async function listOpenTimeRequests(
  db: Db,
  profileId: string,
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("approval_request")
    .select("id")
    .where("profile_id", "=", profileId)
    .where("kind", "=", "time")
    .where("status", "=", "waiting")
    .where("expires_at", ">", now)
    .execute();
  return rows.map(({ id }) => id);
}
