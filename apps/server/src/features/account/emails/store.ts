import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type MailedLinkRow = Selectable<Tables["mailed_link"]>;

export async function insertMailedLink(
  db: Db,
  link: Insertable<Tables["mailed_link"]>,
): Promise<void> {
  await db.insertInto("mailed_link").values(link).execute();
}

export async function countMailedLinks(
  db: Db,
  accountId: string,
  purpose: Tables["mailed_link"]["purpose"],
): Promise<number> {
  const rows = await db
    .selectFrom("mailed_link")
    .select("token_hash")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .execute();
  return rows.length;
}

export async function findMailedLink(
  db: Db,
  hashes: readonly string[],
  now: number,
): Promise<MailedLinkRow | undefined> {
  return await db
    .selectFrom("mailed_link")
    .selectAll()
    .where("token_hash", "in", [...hashes])
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function deleteMailedLink(db: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("mailed_link")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteLinksOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom("mailed_link").where("account_id", "=", accountId).execute();
}

export async function deleteExpiredLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom("mailed_link").where("expires_at", "<=", now).execute();
}
