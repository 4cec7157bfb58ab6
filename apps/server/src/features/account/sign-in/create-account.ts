import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { NewAccount } from "@goldmane/contracts/account/sign-in/schema";
import { AppError } from "@goldmane/contracts/errors";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import type { App, Viewer } from "#platform/app.ts";
import { enforceRateLimit } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { requireStrongPassword } from "#platform/identity/password-strength.ts";
import { hashPassword } from "#platform/identity/passwords.ts";
import { requireOpenRegistration } from "#platform/registration.ts";
import { signInBrowser } from "#features/account/sign-in-browser.ts";
import { enqueueEmail, enqueueNotice } from "#features/account/emails/enqueue-email.ts";
import { createOwner } from "#features/account/owner/create-owner.ts";
import { findAccountByEmail } from "#features/account/owner/store.ts";

/**
 * Creates an account, its household and the first parent in one transaction. The response reveals
 * whether an e-mail address is taken (docs/decisions/0007), so every attempt counts toward the rate
 * limit and the owner is notified. A child can't create an account: signing in to it would sign the
 * device out of the child's household.
 */
export async function createAccount(
  app: App,
  { viewer, browser }: { viewer: Viewer; browser: Browser },
  { email, password, householdName, name }: NewAccount,
): Promise<CurrentSession> {
  if (viewer.profile?.role === "child") {
    throw new AppError("NOT_ALLOWED", "Ask a grown-up to sign out here first.");
  }
  requireOpenRegistration(app);
  await enforceRateLimit(app, { subject: "new accounts", address: browser.address });
  await requireStrongPassword(password, [email, name]);
  const passwordHash = await hashPassword(password);
  const owner = await app.db
    .transaction()
    .execute((db) =>
      createOwner({ ...app, db }, browser, { email, passwordHash, householdName, name }),
    );
  if (!owner) {
    await notifyOwner(app, browser, toEmailKey(email));
    throw new AppError("CONFLICT", "Sign in instead, or use another e-mail address.");
  }
  await enqueueEmail(app, { kind: "verify-address", accountId: owner.accountId });
  return await signInBrowser(app, browser, owner, { isFirst: true });
}

async function notifyOwner(app: App, browser: Browser, emailKey: string): Promise<void> {
  const owner = await findAccountByEmail(app.db, emailKey);
  if (owner && !owner.isDemo)
    await enqueueNotice(app, browser, owner.id, { about: "address-taken" });
}
