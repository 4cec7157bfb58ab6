import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { NewOperator, SetupState } from "@goldmane/contracts/setup/schema";
import { openHousehold } from "#features/registration/service.ts";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { freshServerOf } from "#platform/setup/fresh-server.ts";
import { consumeSetup, findSetup, hasAccounts } from "#platform/setup/setup-table.ts";
import { isSetUpAlready, toSetupCode, verifySetupCode } from "./set-up-code.ts";

export async function readSetup(app: App): Promise<SetupState> {
  const hasMail = app.config.mail.smtpUrl !== null;
  return { isFresh: await freshServerOf(app).isFresh(), hasMail };
}

/** The code to print at start; null once the server is set up. */
export async function findSetupCode(app: App): Promise<string | null> {
  if (!(await freshServerOf(app).isFresh())) return null;
  const nonce = (await findSetup(app.db))?.codeNonce ?? null;
  return nonce === null ? null : toSetupCode(app, nonce);
}

/** Lets the wizard's first page say whether the code is right. */
export async function checkSetupCode(app: App, browser: Browser, code: string): Promise<void> {
  await verifySetupCode(app, browser, code);
}

/**
 * Uses the code to create the operator with a household and a complimentary plan, in one transaction:
 * of two visitors with the code, one is refused.
 */
export async function setUpServer(
  app: App,
  browser: Browser,
  { code, ...owner }: NewOperator,
): Promise<CurrentSession> {
  const nonce = await verifySetupCode(app, browser, code);
  return await openHousehold(app, browser, {
    owner: { ...owner, isOperator: true },
    before: async ({ db }) => {
      if ((await hasAccounts(db)) || !(await consumeSetup(db, nonce))) throw isSetUpAlready();
    },
  });
}
