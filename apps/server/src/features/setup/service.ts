import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { NewOperator, SetupState } from "@goldmane/contracts/setup/schema";
import { openHousehold } from "#features/registration/service.ts";
import type { Language } from "@goldmane/contracts/languages";
import { isRestoreReady } from "#platform/backups/restore/restore-folders.ts";
import type { App } from "#platform/app.ts";
import { canRestart } from "#platform/request-restart.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { freshServerOf } from "#platform/setup/fresh-server.ts";
import { consumeSetup, findSetup, hasAccounts } from "#platform/setup/setup-table.ts";
import { isSetUpAlready, toSetupCode, verifySetupCode } from "./set-up-code.ts";

export async function readSetup(app: App): Promise<SetupState> {
  const hasMail = app.config.mail.smtpUrl !== null;
  const restoring = isRestoreReady(app.config) ? { restarts: canRestart() } : null;
  return { isFresh: await freshServerOf(app).isFresh(), restoring, hasMail };
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
  { code, language, ...owner }: NewOperator,
): Promise<CurrentSession> {
  const nonce = await verifySetupCode(app, browser, code);
  // Before the account: after a crash in between, the wizard starts over in this language.
  if (language) await chooseLanguage(app, language);
  return await openHousehold(app, browser, {
    owner: { ...owner, isOperator: true },
    before: async ({ db }) => {
      if ((await hasAccounts(db)) || !(await consumeSetup(db, nonce))) throw isSetUpAlready();
    },
  });
}

async function chooseLanguage({ settings }: App, defaultLanguage: Language): Promise<void> {
  if (settings.sourceOf("defaultLanguage").from === "environment") return;
  await settings.change({ values: { defaultLanguage } });
}
