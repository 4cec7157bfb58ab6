import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import { enqueueNotice } from "./emails/enqueue-email.ts";
import { recordAccountAudit } from "./audit/record-account-audit.ts";
import { readSession } from "./read-session.ts";
import { listPastSignIns } from "./audit/store.ts";

export type AccountIdentity = { accountId: string; householdId: string; profileId: string | null };

/** Signs this browser in to the account, and e-mails the owner if its origin is new. */
export async function signInBrowser(
  app: App,
  browser: Browser,
  identity: AccountIdentity,
  { isFirst = false }: { isFirst?: boolean } = {},
): Promise<CurrentSession> {
  const { addressPrefix } = browser;
  const { accountId } = identity;
  const name = nameBrowser(browser.userAgent);
  const past = isFirst ? [] : await listPastSignIns(app.db, accountId);
  const isKnown = past.some((one) => one.network === addressPrefix && one.browser === name);
  const viewer = await browser.setIdentity({
    ...identity,
    level: "account",
    confirmedAt: app.now(),
  });
  const { sessionId } = viewer;
  await recordAccountAudit(app, app.db, browser, {
    ...identity,
    sessionId,
    kind: "account.signed-in",
  });
  if (!isFirst && !isKnown) await enqueueNotice(app, browser, accountId, { about: "new-browser" });
  return await readSession(app, viewer);
}
