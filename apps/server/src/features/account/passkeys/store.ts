import type { Insertable, Selectable } from "kysely";
import * as z from "zod/mini";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type ChallengeRow = Selectable<Tables["passkey_challenge"]>;
export type PasskeyRow = Selectable<Tables["passkey"]>;

/** `passkey.transports`: how a browser reaches the authenticator. */
export const transportsColumn = jsonColumn(z.array(z.string()));

type PasskeyKey = { id: string; accountId: string };

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
  { id, accountId }: PasskeyKey,
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
  { id, accountId }: PasskeyKey,
): Promise<PasskeyRow | undefined> {
  return await db
    .deleteFrom("passkey")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteChallengesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("passkey_challenge").where("expires_at", "<=", before).execute();
}

/** Replaces the session's challenge. */
export async function upsertChallenge(db: Db, { session_id, ...row }: ChallengeRow): Promise<void> {
  await db
    .insertInto("passkey_challenge")
    .values({ session_id, ...row })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(row))
    .execute();
}

/** Deletes the session's challenge and returns it. */
export async function takeChallenge(
  db: Db,
  sessionId: string,
  purpose: ChallengeRow["purpose"],
): Promise<ChallengeRow | undefined> {
  return await db
    .deleteFrom("passkey_challenge")
    .where("session_id", "=", sessionId)
    .where("purpose", "=", purpose)
    .returningAll()
    .executeTakeFirst();
}
