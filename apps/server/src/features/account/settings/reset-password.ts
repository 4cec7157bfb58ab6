import { AppError } from "@goldmane/contracts/errors";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import type { PasswordReset } from "@goldmane/contracts/account/settings/schema";
import { enqueueNotice, enqueueReset } from "#features/account/emails/enqueue-email.ts";
import { findLink, consumeLink } from "#features/account/emails/mailed-links.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { findAccountByEmail } from "#features/account/owner/store.ts";
import type { App, SessionViewer } from "#platform/app.ts";
import { enforceRateLimit } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { requireStrongPassword } from "#platform/identity/password-strength.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import {
  announceIdentityChange,
  deleteHouseholdSessions,
} from "#platform/identity/session-changes.ts";
import { replacePassword } from "./replace-password.ts";
import { verifyEmail } from "./store.ts";

/** Equal response and equal work for any address: a job looks the account up later. */
export async function requestPasswordReset(
  app: App,
  { address }: Browser,
  email: string,
): Promise<void> {
  await enforceRateLimit(app, { subject: `emails to ${toEmailKey(email)}`, address });
  await enqueueReset(app, email);
}

/**
 * Sets a new password by a mailed link. Does not sign in: the new password and a second step, if
 * enabled, are still required. Ends every session of the household except this browser's.
 */
export async function resetPassword(
  app: App,
  { viewer, browser }: { viewer: SessionViewer; browser: Browser },
  { token, password }: PasswordReset,
): Promise<void> {
  const link = await findLink(app, token, ["reset"]);
  const account = link && (await findAccountByEmail(app.db, toEmailKey(link.email)));
  if (!account || account.id !== link.account_id) throw linkNotValid();
  const { id: accountId, householdId } = account;
  await requireStrongPassword(password, [account.email]);
  const passwordHash = await hashPassword(password);
  await app.db.transaction().execute(async (db) => {
    if (!(await consumeLink(db, link))) throw linkNotValid();
    await replacePassword(db, { accountId, householdId }, passwordHash);
    // Following the link proves access to the mailbox.
    await verifyEmail(db, accountId, account.email_key);
    await deleteHouseholdSessions(db, householdId, { but: viewer.sessionId });
    await recordAccountAudit(app, db, browser, {
      accountId,
      householdId,
      kind: "account.password-reset",
    });
  });
  await announceIdentityChange(app, { householdId });
  await enqueueNotice(app, browser, accountId, { about: "password-changed" });
}

export function linkNotValid(): AppError {
  return new AppError("NOT_FOUND", "This link was used or has expired. Request a new one.");
}
