import type { Ask, ParentsCalls } from "@goldmane/contracts/controls/asks";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { readFamily } from "#features/family/service.ts";
import { lookUpTitle } from "#features/library/service.ts";
import type { App, Viewer } from "#platform/app.ts";
import { presentAsk } from "./present.ts";
import { type AskRow, listAsksIn } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** What the children ask today, those that wait first, and who waits to come in. */
export async function readCalls(app: App, viewer: Viewer): Promise<ParentsCalls> {
  const since = app.now() - dayMs;
  const [rows, family] = await Promise.all([
    listAsksIn(app.db, viewer.householdId ?? "", since),
    readFamily(app, viewer),
  ]);
  const asks = rows.flatMap((row) => present(app, viewer, row, family) ?? []);
  const isWaiting = ({ status }: Ask) => Number(status === "waiting");
  return {
    asks: asks.toSorted((a, b) => isWaiting(b) - isWaiting(a)),
    newcomers: family
      .filter(({ status }) => status === "waiting")
      .map(({ id, displayName, avatarUrl }) => ({ id, displayName, avatarUrl })),
  };
}

/** Null for a question about nothing that this parent could be shown. */
function present(
  app: App,
  viewer: Viewer,
  row: AskRow,
  family: readonly FamilyProfile[],
): Ask | null {
  const child = family.find(({ id }) => id === row.profile_id);
  const title = row.title_id ? lookUpTitle(app, viewer, row.title_id) : null;
  if (!child || (row.kind === "title" && !title)) return null;
  return presentAsk(row, { child, title, now: app.now() });
}
