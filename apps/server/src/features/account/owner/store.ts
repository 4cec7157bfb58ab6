import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type AccountRow = Selectable<Tables["account"]>;

/** False if an account with this address exists. */
export async function insertAccount(
  db: Db,
  account: Insertable<Tables["account"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("account")
    .values(account)
    // On any key: the demo's account, which has a fixed id, is created by nodes at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return await db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();
}

type OwnedRow = AccountRow & { householdId: string; isDemo: boolean };

/** An account with the household it owns. */
export async function findAccountByEmail(
  db: Db,
  emailKey: string,
): Promise<(OwnedRow & { email: string }) | undefined> {
  const row = await db
    .selectFrom("account")
    .innerJoin("household", "household.account_id", "account.id")
    .selectAll("account")
    .select(["household.id as householdId", "household.is_demo"])
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  return { ...row, email: row.email, isDemo: row.is_demo === 1 };
}

export async function updateOperator(db: Db, id: string): Promise<void> {
  await db.updateTable("account").set({ is_operator: 1 }).where("id", "=", id).execute();
}

/** The household owned by an account. */
export async function findOwnedHousehold(
  db: Db,
  accountId: string,
): Promise<{ id: string; isDemo: boolean; timeZone: string | null } | null> {
  const row = await db
    .selectFrom("household")
    .select(["id", "is_demo", "time_zone"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? { id: row.id, isDemo: row.is_demo === 1, timeZone: row.time_zone } : null;
}

/** False if there is no such household, or its owner has no address. */
export async function updateOwnerVerified(db: Db, householdId: string): Promise<boolean> {
  const owner = db.selectFrom("household").select("account_id").where("id", "=", householdId);
  const { numUpdatedRows } = await db
    .updateTable("account")
    .set({ is_verified: 1 })
    .where("id", "=", owner)
    .where("email", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
