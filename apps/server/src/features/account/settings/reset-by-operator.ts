import { enqueueEmail } from "#features/account/emails/enqueue-email.ts";
import { findByName } from "#features/account/owner/find-by-name.ts";
import { saveProfilePassword } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import { makeCode } from "#platform/identity/household-codes.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import {
  announceIdentityChange,
  deleteHouseholdSessions,
} from "#platform/identity/session-changes.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Gives an account, or a profile with a password of its own, a temporary password, and signs the
 * household out everywhere. For an owner without an e-mail address this is the only way back in. The
 * operator must have verified their identity. Two-step sign-in stays on.
 * @throws AppError NOT_FOUND
 */
export async function resetPasswordByOperator(app: App, name: string): Promise<string> {
  const { accountId, householdId, profileId, email } = await findByName(app, name);
  const password = makeCode();
  const passwordHash = await hashPassword(password);
  const details = { browser: "the operator's command line" };
  await app.db.transaction().execute(async (db) => {
    if (profileId === null) {
      await replacePassword(db, { accountId, householdId }, passwordHash);
      const kind = "account.password-reset";
      await recordAudit(app, db, { kind, accountId, householdId, details });
    } else {
      await saveProfilePassword({ db }, { id: profileId, householdId }, passwordHash);
      const kind = "profile.password-reset";
      await recordAudit(app, db, { kind, profileId, householdId, details });
    }
    await deleteHouseholdSessions(db, householdId);
  });
  await announceIdentityChange(app, { householdId });
  if (email !== null && profileId === null) {
    const from = { browser: "the administrator", network: null, at: app.now() };
    const notice = { about: "password-changed" } as const;
    await enqueueEmail(app, { kind: "notice", accountId, to: email, notice, from });
  }
  return password;
}
