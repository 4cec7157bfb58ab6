import { AppError } from "@goldmane/contracts/errors";
import type { App } from "#platform/app.ts";
import { recordAudit } from "#platform/identity/audit.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { findByName } from "./find-by-name.ts";
import { updateOperator } from "./store.ts";

/**
 * Makes an account the operator's, on a server that was in use before there was a set-up, or whose
 * operator has left.
 * @throws AppError NOT_FOUND, CONFLICT for a profile that isn't its account's owner.
 */
export async function makeOperator(app: App, name: string): Promise<void> {
  const { accountId, householdId, profileId } = await findByName(app, name);
  if (profileId !== null) {
    throw new AppError(
      "CONFLICT",
      `${name} has a profile, but no account. Enter the account owner’s name.`,
    );
  }
  const details = { browser: "the operator's command line" };
  await app.db.transaction().execute(async (db) => {
    await updateOperator(db, accountId);
    await recordAudit(app, db, { kind: "account.made-operator", accountId, householdId, details });
  });
  await announceIdentityChange(app, { householdId });
}
