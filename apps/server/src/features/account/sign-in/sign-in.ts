import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { Credentials } from "@goldmane/contracts/account/sign-in/schema";
import { AppError } from "@goldmane/contracts/errors";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import { findFirstParent } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import { attempt } from "#platform/identity/attempts.ts";
import { wasSignedInFrom } from "#platform/identity/audit.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { isPassword } from "#platform/identity/passwords.ts";
import { signInBrowser } from "#features/account/sign-in-browser.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { findAccountByEmail } from "#features/account/owner/store.ts";
import { verifySecondStep } from "#features/account/two-step/verify-second-step.ts";

/**
 * Signs in by password, plus a code if two-step sign-in is on. There is no session state between the
 * two steps: the browser sends the password again with the code.
 */
export async function signIn(
  app: App,
  browser: Browser,
  credentials: Credentials,
): Promise<CurrentSession> {
  const { id: accountId, householdId } = await verifyAccount(app, browser, credentials);
  await verifySecondStep(app, browser, { accountId, householdId, code: credentials.code });
  const profileId = await findFirstParent(app, householdId);
  return await signInBrowser(app, browser, { accountId, householdId, profileId });
}

/**
 * Does the same work and throws the same error whether or not an account has this e-mail address, so
 * that nobody can find out which addresses have accounts.
 */
async function verifyAccount(app: App, browser: Browser, { email, password }: Credentials) {
  const { address, addressPrefix } = browser;
  const key = toEmailKey(email);
  const findUsableAccount = async () => {
    const account = await findAccountByEmail(app.db, key);
    return account && (!account.isDemo || app.config.demo) ? account : undefined;
  };
  const isFamiliar = async () => {
    const accountId = (await findUsableAccount())?.id;
    return accountId !== undefined && (await wasSignedInFrom(app.db, { accountId }, addressPrefix));
  };
  return await attempt(app, { subject: `account ${key}`, address, isFamiliar }, async () => {
    const account = await findUsableAccount();
    const isRight = await isPassword(account?.password_hash ?? null, password);
    if (account && isRight) return account;
    await recordAccountAudit(app, app.db, browser, {
      kind: "account.sign-in-refused",
      accountId: account?.id ?? null,
      householdId: account?.householdId ?? null,
    });
    throw new AppError("NOT_SIGNED_IN", "Please check your e-mail address and password.");
  });
}
