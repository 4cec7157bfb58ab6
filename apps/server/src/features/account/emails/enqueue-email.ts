import { toEmailKey } from "@goldmane/contracts/family/rules";
import { findAccount } from "#features/account/owner/store.ts";
import type { App } from "#platform/app.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { nameBrowser } from "#platform/identity/name-browser.ts";
import type { Notice } from "./notices.ts";

/** What to write, and to whom. Holds no link: that is made when it is sent, and kept nowhere. */
export type EmailJob =
  | { kind: "verify-address"; accountId: string }
  | { kind: "move-address"; accountId: string; email: string; from: ActionOrigin }
  | { kind: "reset-password"; emailKey: string }
  | { kind: "notice"; accountId: string; to: string; notice: Notice; from: ActionOrigin };

/** Who did what a notice is about; without a network it was done in the house itself. */
export type ActionOrigin = { browser: string; network: string | null; at: number };

export const emailJobName = "account-email";

/** Leaves a letter to be sent. What it is about was done already, and stays done. */
export async function enqueueEmail(app: App, order: EmailJob): Promise<void> {
  try {
    await app.jobs.enqueue<EmailJob>({ name: emailJobName }, order);
  } catch (error) {
    app.log.error({ err: error, email: order.kind }, "a letter cannot be sent");
  }
}

/** Tells the owner of an account, at the address that it has now, what was just done with it. */
export async function enqueueNotice(
  app: App,
  browser: Browser,
  accountId: string,
  notice: Notice,
): Promise<void> {
  const account = await findAccount(app.db, accountId);
  if (account) await enqueueNoticeTo(app, browser, account, notice);
}

/** The same for an address that the account has no more. */
export async function enqueueNoticeTo(
  app: App,
  browser: Browser,
  { id: accountId, email: to }: { id: string; email: string },
  notice: Notice,
): Promise<void> {
  const from = originOf(app, browser);
  await enqueueEmail(app, { kind: "notice", accountId, to, notice, from });
}

export function originOf({ now }: Pick<App, "now">, browser: Browser): ActionOrigin {
  const { userAgent, addressPrefix: network } = browser;
  return { browser: nameBrowser(userAgent), network, at: now() };
}

/** Equal work whether anybody has this address: who has it is looked up when the letter is sent. */
export async function enqueueReset(app: App, email: string): Promise<void> {
  await enqueueEmail(app, { kind: "reset-password", emailKey: toEmailKey(email) });
}
