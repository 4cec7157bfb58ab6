import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type SecondStepRow = Selectable<Tables["second_step"]>;

export async function findSecondStep(
  db: Db,
  accountId: string,
): Promise<SecondStepRow | undefined> {
  return await db
    .selectFrom("second_step")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Replaces an unconfirmed secret. */
export async function upsertSecondStep(
  db: Db,
  row: Insertable<Tables["second_step"]>,
): Promise<void> {
  await db
    .deleteFrom("second_step")
    .where("account_id", "=", row.account_id)
    .where("confirmed_at", "is", null)
    .execute();
  await db.insertInto("second_step").values(row).execute();
}

/** False if two-step sign-in is already on. */
export async function confirmSecondStep(db: Db, accountId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_step")
    .set({ confirmed_at: at })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Consumes a time step. False if this step or a later one was consumed before. */
export async function consumeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_step")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if there was none. */
export async function deleteSecondStep(db: Db, accountId: string): Promise<boolean> {
  await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  const { numDeletedRows } = await db
    .deleteFrom("second_step")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  const rows = hashes.map((hash) => ({ code_hash: hash, account_id: accountId, used_at: null }));
  await db.insertInto("recovery_code").values(rows).execute();
}

/** Consumes a recovery code. False if it is unknown or used. */
export async function consumeRecoveryCode(
  db: Db,
  { accountId, hash, now }: { accountId: string; hash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const rows = await db
    .selectFrom("recovery_code")
    .select("code_hash")
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .execute();
  return rows.length;
}
