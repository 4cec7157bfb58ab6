import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type InvitationRow = Awaited<
  ReturnType<ReturnType<typeof selectInvitations>["execute"]>
>[number];

function selectInvitations(db: Db) {
  return db
    .selectFrom("household_invitation")
    .leftJoin("household", "household.id", "household_invitation.household_id")
    .selectAll("household_invitation")
    .select("household.name as household_name");
}

/** Latest first. */
export async function listInvitationRows(db: Db, atMost: number): Promise<InvitationRow[]> {
  return await selectInvitations(db)
    .orderBy("household_invitation.created_at", "desc")
    .orderBy("household_invitation.id", "desc")
    .limit(atMost)
    .execute();
}

export async function findInvitationRow(db: Db, id: string): Promise<InvitationRow | undefined> {
  return await selectInvitations(db).where("household_invitation.id", "=", id).executeTakeFirst();
}

export async function insertInvitation(
  db: Db,
  invitation: Insertable<Tables["household_invitation"]>,
): Promise<void> {
  await db.insertInto("household_invitation").values(invitation).execute();
}

export async function countOpenInvitations(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("household_invitation")
    .select((is) => is.fn.countAll<number>().as("count"))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function hasInvitationRows(db: Db): Promise<boolean> {
  const row = await db.selectFrom("household_invitation").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The unused, unexpired invitation of a token. */
export async function findOpenInvitation(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ id: string; expiresAt: number } | null> {
  const row = await db
    .selectFrom("household_invitation")
    .select(["id", "expires_at"])
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row ? { id: row.id, expiresAt: row.expires_at } : null;
}

/** False if another request has used or revoked it. */
export async function consumeInvitation(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("household_invitation")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateInvitedHousehold(
  db: Db,
  id: string,
  householdId: string,
): Promise<void> {
  await db
    .updateTable("household_invitation")
    .set({ household_id: householdId })
    .where("id", "=", id)
    .execute();
}

/** False if there is no such invitation, or it was used. */
export async function deleteUnusedInvitation(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("household_invitation")
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
