import { createHash, randomBytes } from "node:crypto";
import {
  verificationLinkMs,
  pendingLinksAtMost,
  resetLinkMs,
} from "@goldmane/contracts/account/settings/limits";
import type { App } from "#platform/app.ts";
import {
  countMailedLinks,
  deleteExpiredLinks,
  deleteMailedLink,
  findMailedLink,
  insertMailedLink,
  type MailedLinkRow,
} from "./store.ts";

/**
 * The action that following a link authorizes. "move" changes the account's e-mail address; the names
 * are stored.
 */
export type Purpose = "verify" | "reset" | "move";

const lifetimeMs: Readonly<Record<Purpose, number>> = {
  verify: verificationLinkMs,
  move: verificationLinkMs,
  reset: resetLinkMs,
};

const pages: Readonly<Record<Purpose, string>> = {
  verify: "/verify",
  move: "/verify",
  reset: "/reset",
};

/**
 * Creates a link to be e-mailed to one address; null if too many are pending. Only the token's hash is
 * stored.
 */
export async function createMailedLink(
  { db, config, now }: Pick<App, "db" | "config" | "now">,
  purpose: Purpose,
  { accountId, email }: { accountId: string; email: string },
): Promise<string | null> {
  const at = now();
  await deleteExpiredLinks(db, at);
  if ((await countMailedLinks(db, accountId, purpose)) >= pendingLinksAtMost) return null;
  const token = randomBytes(32).toString("base64url");
  await insertMailedLink(db, {
    token_hash: hashToken(purpose, token),
    account_id: accountId,
    purpose,
    email,
    created_at: at,
    expires_at: at + lifetimeMs[purpose],
  });
  // In the fragment: browsers never send it, so no server or proxy logs it.
  return `${config.mail.linkOrigin}${pages[purpose]}#token=${token}`;
}

/** The unexpired link of a token, if it was mailed for one of these purposes. */
export async function findLink(
  { db, now }: Pick<App, "db" | "now">,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailedLinkRow | undefined> {
  const hashes = purposes.map((purpose) => hashToken(purpose, token));
  return await findMailedLink(db, hashes, now());
}

/** Consumes a link in the caller's transaction. False if another request already consumed it. */
export async function consumeLink(db: App["db"], link: MailedLinkRow): Promise<boolean> {
  return await deleteMailedLink(db, link.token_hash);
}

/** The purpose is part of the hash, so that a token mailed for one purpose is invalid for another. */
function hashToken(purpose: Purpose, token: string): string {
  return createHash("sha256").update(`${purpose}\n${token}`).digest("base64url");
}
