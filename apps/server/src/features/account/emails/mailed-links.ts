import { createHash, randomBytes } from "node:crypto";
import {
  addressLinkMs,
  linksAtOnce,
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

/** What following a link proves its follower may do. */
export type Purpose = "verify" | "reset" | "move";

const lifeMs: Readonly<Record<Purpose, number>> = {
  verify: addressLinkMs,
  move: addressLinkMs,
  reset: resetLinkMs,
};

const pages: Readonly<Record<Purpose, string>> = {
  verify: "/verify",
  move: "/verify",
  reset: "/reset",
};

/** A link for one mailbox; null while there are enough under way. Only its hash is kept. */
export async function makeMailedLink(
  { db, config, now }: Pick<App, "db" | "config" | "now">,
  purpose: Purpose,
  { accountId, email }: { accountId: string; email: string },
): Promise<string | null> {
  const at = now();
  await deleteExpiredLinks(db, at);
  if ((await countMailedLinks(db, accountId, purpose)) >= linksAtOnce) return null;
  const token = randomBytes(32).toString("base64url");
  await insertMailedLink(db, {
    token_hash: hashToken(purpose, token),
    account_id: accountId,
    purpose,
    email,
    created_at: at,
    expires_at: at + lifeMs[purpose],
  });
  // Behind the mark: browsers send it to nobody, and nothing logs it.
  return `${config.mail.linkOrigin}${pages[purpose]}#token=${token}`;
}

/** What a token was mailed for, if that was for one of these purposes and is not too long ago. */
export async function findLink(
  { db, now }: Pick<App, "db" | "now">,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailedLinkRow | undefined> {
  const hashes = purposes.map((purpose) => hashToken(purpose, token));
  return await findMailedLink(db, hashes, now());
}

/** Takes a link's force, in the caller's transaction. False where somebody was faster. */
export async function useUpLink(db: App["db"], link: MailedLinkRow): Promise<boolean> {
  return await deleteMailedLink(db, link.token_hash);
}

/** The purpose goes into the hash: what was mailed for one is nothing for another. */
function hashToken(purpose: Purpose, token: string): string {
  return createHash("sha256").update(`${purpose}\n${token}`).digest("base64url");
}
