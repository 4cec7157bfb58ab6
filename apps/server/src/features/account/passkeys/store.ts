import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/client.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type PasskeyRow = Selectable<Tables["passkey"]>;
type Place = { id: string; accountId: string };

export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom("passkey")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return await db
    .selectFrom("passkey")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
}

/** False if a passkey with this credential id exists. */
export async function insertPasskey(
  db: Db,
  passkey: Insertable<Tables["passkey"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("passkey")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updatePasskeyName(
  db: Db,
  { id, accountId }: Place,
  name: string,
): Promise<PasskeyRow | undefined> {
  return await db
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Updates the counter. False if it changed since it was read: one of the two uses is a clone's. */
export async function updatePasskeyUse(
  db: Db,
  { id, counter }: Pick<PasskeyRow, "id" | "counter">,
  use: { counter: number; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkey")
    .set({ counter: use.counter, last_used_at: use.at })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(
  db: Db,
  { id, accountId }: Place,
): Promise<PasskeyRow | undefined> {
  return await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}
