import { sql } from "kysely";
import type { Db } from "#platform/db/open-db.ts";

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditEntries>["execute"]>>[number];

type Wish = {
  kind?: string | undefined;
  householdId?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
  after: readonly [number, string] | null;
  limit: number;
};

/** Latest first. */
export function auditEntries(db: Db, { kind, householdId, from, until, after, limit }: Wish) {
  let query = db
    .selectFrom("audit")
    .leftJoin("household", "household.id", "audit.household_id")
    .leftJoin("profile", "profile.id", "audit.profile_id")
    .leftJoin("account", "account.id", "audit.account_id")
    .selectAll("audit")
    .select(["household.name as household_name", "profile.display_name", "account.email"])
    .orderBy("audit.noted_at", "desc")
    .orderBy("audit.id", "desc")
    .limit(limit);
  if (kind !== undefined) query = query.where("audit.kind", "=", kind);
  if (householdId !== undefined) query = query.where("audit.household_id", "=", householdId);
  if (from !== undefined) query = query.where("audit.noted_at", ">=", from);
  if (until !== undefined) query = query.where("audit.noted_at", "<", until);
  if (!after) return query;
  return query.where((is) =>
    is.eb(is.refTuple("audit.noted_at", "audit.id"), "<", is.tuple(...after)),
  );
}

/** A loose index scan from kind to kind: `select distinct` would read every row. */
export async function listKinds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive known (kind) as (
      select min(kind) from audit
      union all
      select (select min(kind) from audit where kind > known.kind) from known
      where known.kind is not null
    )
    select kind from known where kind is not null`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** Names by id. Deleted profiles are missing. */
export async function findProfileNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("profile")
    .select(["id", "display_name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.display_name]));
}
