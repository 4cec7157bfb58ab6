import { toEmailKey } from "@goldmane/contracts/family/rules";
import {
  findAccount,
  findAccountByEmail,
  findOwnedHousehold,
} from "#features/account/owner/store.ts";
import type { OwnerNotice } from "#features/family/events.ts";
import { findOwner, findParentLanguage } from "#features/family/service.ts";
import type { App } from "#platform/app.ts";
import type { Email } from "#platform/mail/mail.ts";
import { Words } from "#platform/words/words.ts";
import {
  composeEmailChange,
  composeNotice,
  composeReset,
  composeVerification,
  type Reader,
} from "./compose-email.ts";
import type { EmailPayload } from "./email-job.ts";
import { createMailedLink } from "./mailed-links.ts";

/** Composes and sends an e-mail. Skips it if its account is gone. */
export async function sendEmail(app: App, job: EmailPayload): Promise<void> {
  const email = await composeFor(app, job);
  if (email) await app.mail.send(email);
}

/** Sends to the current owner of the household's account, except in the demo: its address is fake. */
export async function sendOwnerNotice(
  app: App,
  { householdId, notice, from }: OwnerNotice,
): Promise<void> {
  const accountId = await findOwner(app, householdId);
  const account = accountId === null ? undefined : await findAccount(app.db, accountId);
  const household = account && (await findOwnedHousehold(app.db, account.id));
  if (!account || account.email === null || !household || household.isDemo) return;
  await sendEmail(app, { kind: "notice", accountId: account.id, to: account.email, notice, from });
}

async function composeFor(app: App, job: EmailPayload): Promise<Email | null> {
  switch (job.kind) {
    case "verify-address":
      return await composeLinkToVerify(app, job.accountId);
    case "move-address":
      return await composeLinkToChange(app, job);
    case "reset-password":
      return await composeLinkToReset(app, job.emailKey);
    case "notice":
      return composeNotice(await findReader(app, job.accountId, job.to), job);
  }
}

async function composeLinkToVerify(app: App, accountId: string): Promise<Email | null> {
  const account = await findAccount(app.db, accountId);
  if (!account || account.email === null || account.is_verified === 1) return null;
  const url = await createMailedLink(app, "verify", { accountId, email: account.email });
  return url === null
    ? null
    : composeVerification(await findReader(app, accountId, account.email), url);
}

async function composeLinkToChange(
  app: App,
  { accountId, email, from }: Extract<EmailPayload, { kind: "move-address" }>,
): Promise<Email | null> {
  const existingOwner = await findAccountByEmail(app.db, toEmailKey(email));
  if (existingOwner) {
    const notice = { about: "address-taken" } as const;
    return composeNotice(await findReader(app, existingOwner.id, email), { notice, from });
  }
  const url = await createMailedLink(app, "move", { accountId, email });
  return url === null ? null : composeEmailChange(await findReader(app, accountId, email), url);
}

async function composeLinkToReset(app: App, emailKey: string): Promise<Email | null> {
  const account = await findAccountByEmail(app.db, emailKey);
  // The demo's password is public and must not change.
  if (!account || account.isDemo) return null;
  const { id: accountId, email } = account;
  const url = await createMailedLink(app, "reset", { accountId, email });
  return url === null ? null : composeReset(await findReader(app, accountId, email), url);
}

/** The language is that of the household's first parent, or the server's. */
async function findReader(app: App, accountId: string, to: string): Promise<Reader> {
  const household = await findOwnedHousehold(app.db, accountId);
  const language = household && (await findParentLanguage(app, household.id));
  return {
    words: new Words(language ?? app.settings.get("defaultLanguage")),
    to,
    timeZone: household?.timeZone ?? null,
    server: { name: app.settings.get("serverName"), origin: app.config.mail.linkOrigin },
  };
}
