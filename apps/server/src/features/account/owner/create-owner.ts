import type { Avatar } from "@goldmane/contracts/family/limits";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import type { AccountIdentity } from "#features/account/sign-in-browser.ts";
import { createHousehold } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { newId } from "#platform/ids.ts";
import { insertAccount } from "./store.ts";

export type NewOwner = {
  /** Null for an account without an address. */
  email: string | null;
  passwordHash: string;
  householdName: string;
  /** The name of the first profile, a parent's. */
  name: string;
  /** Derived from the name by default. */
  username?: string | undefined;
  avatar?: Avatar | undefined;
  isOperator?: boolean;
};

/**
 * Creates an account with its household and first parent, in the caller's transaction. Null if the
 * e-mail address is taken.
 */
export async function createOwner(
  app: Pick<App, "db" | "now">,
  browser: Browser,
  owner: NewOwner,
): Promise<(AccountIdentity & { profileId: string }) | null> {
  const { email, passwordHash } = owner;
  const accountId = newId(app.now());
  const isNew = await insertAccount(app.db, {
    id: accountId,
    email,
    email_key: email === null ? accountId : toEmailKey(email),
    password_hash: passwordHash,
    is_verified: 0,
    is_operator: owner.isOperator ? 1 : 0,
    created_at: app.now(),
  });
  if (!isNew) return null;
  const { language } = browser;
  const created = await createHousehold(app, { ...owner, accountId, language });
  await recordAccountAudit(app, app.db, browser, {
    ...created,
    accountId,
    kind: "account.created",
  });
  return { accountId, ...created };
}
