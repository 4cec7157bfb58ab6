import type { PasswordChange } from "@goldmane/contracts/account/settings/schema";
import { enqueueNotice } from "#features/account/emails/enqueue-email.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { findAccount } from "#features/account/owner/store.ts";
import { changeableAccount } from "#features/account/own-account.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { requireStrongPassword } from "#platform/identity/password-strength.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import {
  announceIdentityChange,
  deleteAccountSessions,
  deleteHouseholdSessions,
} from "#platform/identity/session-changes.ts";
import { replacePassword } from "./replace-password.ts";

/** Changes the password, rotates this browser's token and ends the account's other sessions. */
export async function changePassword(
  app: App,
  { viewer, browser }: { viewer: ProfileViewer; browser: Browser },
  { password, isLeavingElsewhere }: PasswordChange,
): Promise<void> {
  const account = changeableAccount(viewer);
  const { accountId, householdId } = account;
  const owner = await findAccount(app.db, accountId);
  await requireStrongPassword(password, [owner?.email ?? "", viewer.profile.displayName]);
  const passwordHash = await hashPassword(password);
  const { sessionId } = viewer;
  await app.db.transaction().execute(async (db) => {
    await replacePassword(db, account, passwordHash);
    if (isLeavingElsewhere) await deleteHouseholdSessions(db, householdId, { but: sessionId });
    else await deleteAccountSessions(db, accountId, { but: sessionId });
    await recordAccountAudit(app, db, browser, {
      ...account,
      sessionId,
      kind: "account.password-changed",
    });
  });
  const profileId = viewer.profile?.id ?? null;
  await browser.setIdentity({ level: "account", ...account, profileId, confirmedAt: app.now() });
  await announceIdentityChange(app, { householdId });
  await enqueueNotice(app, browser, accountId, { about: "password-changed" });
}
