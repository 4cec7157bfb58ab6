import { AppError } from "@goldmane/contracts/errors";
import { toEmailKey } from "@goldmane/contracts/family/rules";
import {
  enqueueEmail,
  enqueueNotice,
  enqueueNoticeTo,
  originOf,
} from "#features/account/emails/enqueue-email.ts";
import { findLink, consumeLink } from "#features/account/emails/mailed-links.ts";
import { deleteLinksOf, type MailedLinkRow } from "#features/account/emails/store.ts";
import { recordAccountAudit } from "#features/account/audit/record-account-audit.ts";
import { changeableAccount } from "#features/account/own-account.ts";
import {
  findAccount,
  findAccountByEmail,
  findOwnedHousehold,
} from "#features/account/owner/store.ts";
import type { App, Viewer } from "#platform/app.ts";
import { enforceRateLimit } from "#platform/identity/attempts.ts";
import type { Browser } from "#platform/identity/browser.ts";
import { announceIdentityChange } from "#platform/identity/session-changes.ts";
import { linkNotValid } from "./reset-password.ts";
import { updateEmail, verifyEmail } from "./store.ts";

type Caller = { viewer: Viewer; browser: Browser };

/** Sends the verification link again. */
export async function requestVerification(app: App, { viewer, browser }: Caller): Promise<void> {
  const { accountId } = changeableAccount(viewer);
  const account = await findAccount(app.db, accountId);
  if (account?.email === null) throw new AppError("CONFLICT", "Add an e-mail address first.");
  if (account?.is_verified === 1)
    throw new AppError("CONFLICT", "Your address is already verified.");
  await enforceRateLimit(app, { subject: `emails of ${accountId}`, address: browser.address });
  await enqueueEmail(app, { kind: "verify-address", accountId });
}

/**
 * Sends a link to the new address and a notice to the old one. The response does not reveal whether
 * another account has the address.
 */
export async function requestAddressChange(
  app: App,
  { viewer, browser }: Caller,
  email: string,
): Promise<void> {
  const { accountId } = changeableAccount(viewer);
  const account = await findAccount(app.db, accountId);
  if (account?.email_key === toEmailKey(email)) {
    throw new AppError("CONFLICT", "This is already your address.");
  }
  await enforceRateLimit(app, { subject: `emails of ${accountId}`, address: browser.address });
  const from = originOf(app, browser);
  await enqueueEmail(app, { kind: "move-address", accountId, email, from });
  await enqueueNotice(app, browser, accountId, { about: "address-asked", email });
}

/** Handles a mailed link: verifies the current address, or replaces it with the new one. */
export async function verifyAddress(
  app: App,
  browser: Browser,
  token: string,
): Promise<{ email: string }> {
  const link = await findLink(app, token, ["verify", "move"]);
  const account = link && (await findAccount(app.db, link.account_id));
  const household = account && (await findOwnedHousehold(app.db, account.id));
  if (!link || !account || !household) throw linkNotValid();
  const { id: householdId } = household;
  const place = { accountId: account.id, householdId };
  const isMove = link.purpose === "move";
  await app.db.transaction().execute(async (db) => {
    if (!(await consumeLink(db, link))) throw linkNotValid();
    if (isMove) await move({ ...app, db }, link);
    else if (!(await verifyEmail(db, account.id, toEmailKey(link.email)))) throw linkNotValid();
    const kind = isMove ? "account.address-changed" : "account.address-verified";
    await recordAccountAudit(app, db, browser, { ...place, kind });
  });
  await announceIdentityChange(app, { householdId });
  if (isMove) {
    const notice = { about: "address-changed", email: link.email } as const;
    for (const email of [account.email, link.email])
      await enqueueNoticeTo(app, browser, { id: account.id, email }, notice);
  }
  return { email: link.email };
}

async function move({ db }: Pick<App, "db">, link: MailedLinkRow): Promise<void> {
  const { account_id: id, email } = link;
  const emailKey = toEmailKey(email);
  if (await findAccountByEmail(db, emailKey)) {
    throw new AppError("CONFLICT", "Another account already uses this address.");
  }
  await updateEmail(db, id, { email, emailKey });
  await deleteLinksOf(db, id);
}
