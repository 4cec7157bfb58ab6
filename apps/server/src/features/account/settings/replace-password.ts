import type { App } from "#platform/app.ts";
import { updateProfilesWithPassword } from "#features/family/service.ts";
import { findAccount } from "#features/account/owner/store.ts";
import { deleteLinksOf } from "#features/account/emails/store.ts";
import { updatePassword } from "./store.ts";

/**
 * Sets an account's password, also for profiles that used the old one, and invalidates pending links,
 * in the caller's transaction.
 */
export async function replacePassword(
  db: App["db"],
  { accountId, householdId }: { accountId: string; householdId: string },
  passwordHash: string,
): Promise<void> {
  const before = (await findAccount(db, accountId))?.password_hash;
  await updatePassword(db, accountId, passwordHash);
  if (before !== undefined) {
    await updateProfilesWithPassword({ db }, householdId, { before, after: passwordHash });
  }
  await deleteLinksOf(db, accountId);
}
