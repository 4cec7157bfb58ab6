import type { Db } from "#platform/db/open-db.ts";

export async function updatePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
}

/** False if the account's address has changed. */
export async function verifyEmail(db: Db, id: string, emailKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account")
    .set({ is_verified: 1 })
    .where("id", "=", id)
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces an account's address with a verified one. */
export async function updateEmail(
  db: Db,
  id: string,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await db
    .updateTable("account")
    .set({ email, email_key: emailKey, is_verified: 1 })
    .where("id", "=", id)
    .execute();
}
