import type { LiveSession } from "@goldmane/contracts/admin/schema";
import type { Page, PageQuery } from "@goldmane/contracts/paging";
import type { App, OperatorViewer } from "#platform/app.ts";
import { readInstantCursor } from "#platform/http/cursor.ts";
import { cutPage } from "#platform/http/cut-page.ts";
import { sessionIdleMs } from "#platform/identity/browser-sessions.ts";
import type { Words } from "#platform/words/words.ts";
import { presentSession } from "./present.ts";
import { liveSessions } from "./store.ts";

export async function readSessions(
  { db, now }: App,
  { sessionId }: OperatorViewer,
  query: PageQuery & { householdId?: string | undefined; words: Words },
): Promise<Page<LiveSession>> {
  const { after, limit, householdId, words } = query;
  const rows = await liveSessions(db, {
    householdId,
    after: readInstantCursor(after),
    seenSince: now() - sessionIdleMs,
    limit: limit + 1,
  }).execute();
  return cutPage(
    rows,
    { limit },
    (row) => [row.last_seen_at, row.id],
    (row) => presentSession(row, sessionId, words),
  );
}
