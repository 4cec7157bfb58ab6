import type { Db } from "#platform/db/client.ts";

export async function updatePassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
}

/** Answers false where the account has another address by now. */
export async function verifyEmail(db: Db, id: string, emailKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account")
    .set({ is_verified: 1 })
    .where("id", "=", id)
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives an account another address, one that its owner has shown to have. */
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

/** Ends the sessions that are in an account itself, on whatever profile, but one if it is given. */
export async function deleteAccountSessions(
  db: Db,
  accountId: string,
  { but }: { but?: string } = {},
): Promise<void> {
  let sessions = db.deleteFrom("browser_session").where("account_id", "=", accountId);
  if (but !== undefined) sessions = sessions.where("id", "!=", but);
  await sessions.execute();
}
