import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoredEmail } from "@goldmane/contracts/admin/schema";
import { AppError } from "@goldmane/contracts/errors";
import type { Page, PageQuery } from "@goldmane/contracts/paging";
import type { App } from "#platform/app.ts";
import { readTextCursor } from "#platform/http/cursor.ts";
import { cutPage } from "#platform/http/cut-page.ts";
import { instantOf } from "#platform/ids.ts";
import { decodeEmail } from "./decode-email.ts";

type Email = StoredEmail & { text: string; html: string };

/** The outbox's file names; excludes other files in the folder. */
const emailFile = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.eml$/;

/** Latest first: names are time-ordered ids. Only the page's e-mails are read. */
export async function readOutbox(
  { config }: App,
  { after, limit }: PageQuery,
): Promise<Page<StoredEmail> & { goesOut: boolean }> {
  const { outboxFolder, smtpUrl } = config.mail;
  const [, before = null] = readTextCursor(after) ?? [];
  const names = await readdir(outboxFolder).catch(() => []);
  const ids = names
    .flatMap((name) => emailFile.exec(name)?.[1] ?? [])
    .filter((id) => before === null || id < before)
    .toSorted()
    .toReversed()
    .slice(0, limit + 1);
  const page = cutPage(
    ids,
    { limit },
    (id) => ["", id],
    (id) => id,
  );
  const emails = await Promise.all(page.items.map((id) => findEmail(outboxFolder, id)));
  const items = emails.flatMap((email) => {
    if (!email) return [];
    const { text: _text, html: _html, ...kept } = email;
    return [kept];
  });
  return { items, next: page.next, goesOut: smtpUrl !== null };
}

/** `id` is a validated UUID, so it cannot contain a path. */
export async function readStoredEmail({ config }: App, id: string): Promise<Email> {
  const email = await findEmail(config.mail.outboxFolder, id);
  if (email) return email;
  throw new AppError("NOT_FOUND", "This e-mail is no longer in the outbox.");
}

async function findEmail(folder: string, id: string): Promise<Email | null> {
  try {
    const source = await readFile(join(folder, `${id}.eml`), "utf8");
    return { id, writtenAt: instantOf(id), ...decodeEmail(source) };
  } catch (error) {
    // The file was deleted in the meantime.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
