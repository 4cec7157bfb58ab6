import type { AuditEntry } from "@goldmane/contracts/admin/schema";
import type { Page, PageQuery } from "@goldmane/contracts/paging";
import type { App } from "#platform/app.ts";
import { readInstantCursor } from "#platform/http/cursor.ts";
import { cutPage } from "#platform/http/cut-page.ts";
import type { Words } from "#platform/words/words.ts";
import { listProfileIds, presentEntry } from "./present.ts";
import { auditEntries, findProfileNames, listKinds } from "./store.ts";

type Wish = PageQuery & {
  words: Words;
  kind?: string | undefined;
  householdId?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
};

export async function readAudit({ db }: App, wish: Wish): Promise<Page<AuditEntry>> {
  const { after, limit, words, ...filter } = wish;
  const asked = { ...filter, after: readInstantCursor(after), limit: limit + 1 };
  const rows = await auditEntries(db, asked).execute();
  const names = await findProfileNames(db, rows.flatMap(listProfileIds));
  return cutPage(
    rows,
    { limit },
    (row) => [row.noted_at, row.id],
    (row) => presentEntry(row, { names, words }),
  );
}

export async function readAuditKinds({ db }: App): Promise<string[]> {
  return await listKinds(db);
}
