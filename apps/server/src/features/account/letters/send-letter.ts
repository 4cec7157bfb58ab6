import { toEmailKey } from "@goldmane/contracts/family/rules";
import { findAccount, findAccountByEmail } from "#features/account/owner/store.ts";
import type { App } from "#platform/app.ts";
import type { Letter } from "#platform/mail/mail.ts";
import { composeMove, composeNotice, composeReset, composeVerification } from "./compose-letter.ts";
import type { LetterOrder } from "./letter-order.ts";
import { makeMailedLink } from "./mailed-links.ts";

/** Writes a letter and sends it. One that is about nobody any more is not sent. */
export async function sendLetter(app: App, order: LetterOrder): Promise<void> {
  const letter = await write(app, order);
  if (letter) await app.mail.send(letter);
}

async function write(app: App, order: LetterOrder): Promise<Letter | null> {
  switch (order.kind) {
    case "verify-address":
      return await writeVerification(app, order.accountId);
    case "move-address":
      return await writeMove(app, order);
    case "reset-password":
      return await writeReset(app, order.emailKey);
    case "notice":
      return composeNotice(order.to, { ...order, url: `${app.config.mail.linkOrigin}/account` });
  }
}

async function writeVerification(app: App, accountId: string): Promise<Letter | null> {
  const account = await findAccount(app.db, accountId);
  if (!account || account.is_verified === 1) return null;
  const url = await makeMailedLink(app, "verify", { accountId, email: account.email });
  return url === null ? null : composeVerification(account.email, url);
}

async function writeMove(
  app: App,
  { accountId, email, from }: Extract<LetterOrder, { kind: "move-address" }>,
): Promise<Letter | null> {
  if (await findAccountByEmail(app.db, toEmailKey(email))) {
    const url = `${app.config.mail.linkOrigin}/account`;
    return composeNotice(email, { notice: { about: "address-taken" }, from, url });
  }
  const url = await makeMailedLink(app, "move", { accountId, email });
  return url === null ? null : composeMove(email, url);
}

async function writeReset(app: App, emailKey: string): Promise<Letter | null> {
  const account = await findAccountByEmail(app.db, emailKey);
  // Everybody knows the demo's password: it is nobody's to change.
  if (!account || account.isDemo) return null;
  const { id: accountId, email } = account;
  const url = await makeMailedLink(app, "reset", { accountId, email });
  return url === null ? null : composeReset(email, url);
}
