import { toEmailKey } from "@goldmane/contracts/family/rules";
import { findAccount } from "#features/account/owner/store.ts";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import type { ActionOrigin } from "#platform/identity/action-origin.ts";
import { emailJob, type EmailPayload } from "./email-job.ts";
import type { Notice } from "./notices.ts";

/** Queues an e-mail. Never throws: the action that the e-mail is about has already been committed. */
export async function enqueueEmail(app: App, job: EmailPayload): Promise<void> {
  try {
    await app.jobs.enqueue(emailJob, job);
  } catch (error) {
    app.log.error(
      { event: "account.email_not_enqueued", err: error, email: job.kind },
      "An e-mail could not be queued.",
    );
  }
}

/** Notifies the account's owner, at its current address, of a change to the account. */
export async function enqueueNotice(
  app: App,
  browser: Browser,
  accountId: string,
  notice: Notice,
): Promise<void> {
  const account = await findAccount(app.db, accountId);
  if (account) await enqueueNoticeTo(app, browser, account, notice);
}

/** The same, for an address that the account no longer has. Without an address nobody is notified. */
export async function enqueueNoticeTo(
  app: App,
  browser: Browser,
  { id: accountId, email: to }: { id: string; email: string | null },
  notice: Notice,
): Promise<void> {
  if (to === null) return;
  const from = originOf(app, browser);
  await enqueueEmail(app, { kind: "notice", accountId, to, notice, from });
}

export function originOf({ now }: Pick<App, "now">, browser: Browser): ActionOrigin {
  const { userAgent, addressPrefix: network } = browser;
  return { browser: nameBrowser(userAgent), network, at: now() };
}

/** Equal work for any address: the account is looked up when the e-mail is sent. */
export async function enqueueReset(app: App, email: string): Promise<void> {
  await enqueueEmail(app, { kind: "reset-password", emailKey: toEmailKey(email) });
}
