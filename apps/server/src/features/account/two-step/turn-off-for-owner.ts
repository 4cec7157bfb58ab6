import { AppError } from "@goldmane/contracts/errors";
import { enqueueEmail } from "#features/account/emails/enqueue-email.ts";
import { findByName } from "#features/account/owner/find-by-name.ts";
import type { App } from "#platform/app.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import {
  announceIdentityChange,
  deleteAccountSessions,
} from "#platform/identity/session-changes.ts";
import { deleteSecondStep } from "./store.ts";

/**
 * Operator-only reset for an owner who lost both authenticator and recovery codes. The operator must
 * have verified their identity. The password is still needed; existing account sessions end.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export async function turnTwoStepOffForOwner(app: App, name: string): Promise<void> {
  const { accountId, householdId, email } = await findByName(app, name);
  await app.db.transaction().execute(async (db) => {
    if (!(await deleteSecondStep(db, accountId))) {
      throw new AppError("CONFLICT", `${name}’s account doesn’t have two-step sign-in.`);
    }
    await deleteAccountSessions(db, accountId);
    const details = { browser: "the operator's command line" };
    const kind = "account.two-step-off-by-operator";
    await recordAudit(app, db, { kind, accountId, householdId, details });
  });
  await announceIdentityChange(app, { householdId });
  if (email === null) return;
  await enqueueEmail(app, {
    kind: "notice",
    accountId,
    to: email,
    notice: { about: "two-step-off-by-operator" },
    from: { browser: "the administrator", network: null, at: app.now() },
  });
}
