import type { FoundHousehold } from "@goldmane/contracts/admin/schema";
import { toNameKey } from "@goldmane/contracts/family/rules";
import type { Page, PageQuery } from "@goldmane/contracts/paging";
import type { App } from "#platform/app.ts";
import { readInstantCursor, readTextCursor, writeCursor } from "#platform/http/cursor.ts";
import { cutPage } from "#platform/http/cut-page.ts";
import { presentFound } from "./present.ts";
import {
  findHouseholdOfId,
  foundHouseholds,
  type Match,
  newestHouseholds,
  searches,
} from "./store.ts";

type Wish = PageQuery & { search?: string | undefined };

const anId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Newest first; search results are sorted by the matching text. */
export async function findHouseholds(app: App, wish: Wish): Promise<Page<FoundHousehold>> {
  // PostgreSQL rejects null characters in text.
  const words = toNameKey(wish.search ?? "").replaceAll("\0", "");
  if (words === "") return await findNewest(app, wish);
  if (anId.test(words)) return await findById(app, words);
  return await search(app, words, wish);
}

async function findNewest({ db }: App, { after, limit }: PageQuery) {
  const before = readInstantCursor(after);
  const rows = await newestHouseholds(db, { after: before, limit: limit + 1 }).execute();
  return cutPage(
    rows,
    { limit },
    (row) => [row.created_at, row.id],
    (row) => presentFound(row, null),
  );
}

async function findById({ db }: App, id: string): Promise<Page<FoundHousehold>> {
  const householdId = await findHouseholdOfId(db, id);
  const rows = householdId ? await foundHouseholds(db, [householdId]).execute() : [];
  return { items: rows.map((row) => presentFound(row, { by: "id", text: id })), next: null };
}

/**
 * A household with several matches appears once per page, at its first match. A later page can
 * contain it again.
 */
async function search({ db }: App, words: string, { after, limit }: PageQuery) {
  const asked = { words, after: readTextCursor(after), limit: limit + 1 };
  const found = await Promise.all(searches(db, asked).map((query) => query.execute()));
  const matches: Match[] = found.flat().toSorted(inOrder);
  const shown = matches.slice(0, limit);
  const last = shown.at(-1);
  const rows = last
    ? await foundHouseholds(db, [...new Set(shown.map(({ id }) => id))]).execute()
    : [];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const items: FoundHousehold[] = [];
  for (const { id, by, key } of shown) {
    const row = rowOf.get(id);
    // Once per page; households deleted in the meantime are skipped.
    if (row) items.push(presentFound(row, { by, text: key }));
    rowOf.delete(id);
  }
  const next = matches.length > limit && last ? writeCursor([last.key, last.id]) : null;
  return { items, next };
}

/** Byte order, as in both databases. */
function inOrder(a: Match, b: Match): number {
  const bytes = Buffer.compare(Buffer.from(a.key), Buffer.from(b.key));
  return bytes || (a.id < b.id ? -1 : Number(a.id > b.id));
}
