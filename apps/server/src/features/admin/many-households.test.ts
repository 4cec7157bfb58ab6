import { PostgresAdapter, sql } from "kysely";
import type { CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveSessions } from "#features/admin/sessions/store.ts";
import { auditEntries } from "#features/admin/audit/store.ts";
import { foundHouseholds, newestHouseholds, searches } from "#features/admin/households/store.ts";
import { features } from "#features.ts";
import { openTestServer, type TestServer } from "#platform/testing/open-test-server.ts";

const households = 100_000;
const limit = 51;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(features);
  await seed();
}, 120_000);
afterAll(() => server[Symbol.asyncDispose]());

function isPostgres(): boolean {
  return server.app.db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Seeds households with two profiles, a subscription, a session and an audit entry each. */
async function seed(): Promise<void> {
  const number = isPostgres() ? sql`lpad(cast(n as text), 8, '0')` : sql`printf('%08d', n)`;
  const id = (kind: string) => sql`${sql.lit(`01900000-0000-7000-${kind}-0000`)} || ${number}`;
  const many = sql`with recursive many (n) as (select 1 union all select n + 1 from many where n < ${sql.lit(households)})`;
  const insert = async (into: string, values: ReturnType<typeof sql>) => {
    await sql`insert into ${sql.raw(into)} ${many} select ${values} from many`.execute(
      server.app.db,
    );
  };
  const name = sql`'house ' || cast(n % 1000 as text) || ' of ' || cast(n as text)`;
  const mail = sql`'parent' || cast(n as text) || '@example.org'`;
  await insert(
    "account (id, email, email_key, password_hash, is_verified, created_at)",
    sql`${id("8001")}, ${mail}, ${mail}, '', 1, 1700000000000 + n / 3`,
  );
  await insert(
    "household (id, name, name_key, account_id, max_profiles, is_demo, created_at)",
    sql`${id("8002")}, ${name}, ${name}, ${id("8001")}, 10, 0, 1700000000000 + n / 3`,
  );
  for (const [kind, username] of [
    ["8003", "member"],
    ["8004", "parent"],
  ] as const) {
    const called = sql`${sql.lit(username)} || cast(n as text)`;
    await insert(
      "profile (id, household_id, name, display_name, username, username_key, password_hash, role, age_group, highest_rating, avatar, has_seat, status, created_at)",
      sql`${id(kind)}, ${id("8002")}, 'A', 'A', ${called}, ${called}, '', 'parent', 'adult', 'R', 'lion', 1, 'active', 1`,
    );
  }
  await insert(
    "subscription (household_id, plan, state, cancel_at_period_end, updated_at)",
    sql`${id("8002")}, case n % 3 when 0 then 'duo' when 1 then 'family' else 'pride' end, case n % 10 when 0 then 'past_due' else 'active' end, 0, 1`,
  );
  const now = sql.lit(server.app.now());
  await insert(
    "browser_session (id, token_hash, created_at, last_seen_at, level, household_id)",
    sql`${id("8005")}, cast(n as text), ${now} - n, ${now} - n, 'household', ${id("8002")}`,
  );
  await insert(
    "audit (id, noted_at, household_id, kind, details, address_prefix)",
    sql`${id("8006")}, 1700000000000 + n, ${id("8002")}, case n % 4 when 0 then 'a.rare' else 'b.usual' end, '{}', ''`,
  );
  await sql`${sql.raw("analyze")}`.execute(server.app.db);
}

type Node = {
  "Actual Rows": number;
  "Actual Loops": number;
  "Node Type": string;
  Plans?: Node[];
} & {
  "Rows Removed by Filter"?: number;
  "Relation Name"?: string;
};

/** A query's plan: full scans, sorts, and the number of rows read (PostgreSQL only). */
async function study(query: { compile: () => CompiledQuery }) {
  const compiled = query.compile();
  const { db } = server.app;
  if (!isPostgres()) {
    const asked = { ...compiled, sql: `explain query plan ${compiled.sql}` };
    const { rows } = await db.executeQuery<{ detail: string }>(asked);
    const steps = rows.map(({ detail }) => detail);
    // Only the first page may scan from the start of its index.
    const whole = steps.filter((step) =>
      /^SCAN (?!.*USING INDEX \w+_(?:created|noted)$)/.test(step),
    );
    return { whole, sorts: steps.filter((step) => /TEMP B-TREE/.test(step)), rows: 0 };
  }
  const asked = { ...compiled, sql: `explain (analyze, format json) ${compiled.sql}` };
  const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: Node }] }>(asked);
  const nodes: Node[] = [];
  const walk = (node: Node) => {
    nodes.push(node);
    node.Plans?.forEach(walk);
  };
  for (const row of rows) walk(row["QUERY PLAN"][0].Plan);
  return {
    whole: nodes.filter((node) => node["Node Type"] === "Seq Scan").map((n) => n["Relation Name"]),
    sorts: nodes.filter((node) => node["Node Type"] === "Sort").map((n) => n["Node Type"]),
    rows: nodes
      .filter((node) => node["Relation Name"])
      .reduce((sum, node) => {
        const read = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
        return sum + read * node["Actual Loops"];
      }, 0),
  };
}

/** The limit for a page of fifty: each row has a few lookups. */
const rowsAtMost = limit * 10;

/** Full scans, sorts, and rows beyond the limit for a page. */
async function findWaste(query: { compile: () => CompiledQuery }) {
  const { whole, sorts, rows } = await study(query);
  const tooMany = rows > rowsAtMost ? [`reads ${rows} rows`] : [];
  const waste = [...whole, ...sorts, ...tooMany];
  return waste.length > 0 ? [query.compile().sql, ...waste] : [];
}

test("a page of 100,000 households reads only that page, at the start or in the middle", async () => {
  const { db } = server.app;
  const middle = [1_700_000_016_666, "01900000-0000-7000-8002-000000050000"] as const;
  expect(await findWaste(newestHouseholds(db, { after: null, limit }))).toEqual([]);
  expect(await findWaste(newestHouseholds(db, { after: middle, limit }))).toEqual([]);
  const ids = (await newestHouseholds(db, { after: middle, limit }).execute()).map(({ id }) => id);
  expect(ids).toHaveLength(limit);
  const whole = await study(foundHouseholds(db, ids));
  expect([whole.whole, whole.rows <= rowsAtMost]).toEqual([[], true]);
});

test("a substring search with many matches stops when its page is full", async () => {
  const [name, email, username] = [0, 1, 2] as const;
  const wanted = [
    ["house", name],
    ["member", username],
    ["a", email],
    ["@example", email],
  ] as const;
  for (const [words, by] of wanted) {
    for (const after of [null, [`${words} 5`, "01900000-0000-7000-8002-000000050000"] as const]) {
      const asked = searches(server.app.db, { words, after, limit })[by];
      const { sorts, rows } = await study(asked);
      expect([words, sorts, rows <= rowsAtMost]).toEqual([words, [], true]);
    }
  }
});

test("with few matches, indexes are scanned once, and no table", async () => {
  for (const words of ["7 of 50007", "rent99999@", "zzz", "_"]) {
    for (const query of searches(server.app.db, { words, after: null, limit })) {
      const { whole, sorts, rows } = await study(query);
      const walked = whole.filter(
        (step) => !/^SCAN \w+ USING (?:COVERING )?INDEX/.test(step ?? ""),
      );
      // PostgreSQL can prefer a sequential scan and a sort on such short tables.
      if (!isPostgres()) expect([words, walked, sorts]).toEqual([words, [], []]);
      expect(rows).toBeLessThanOrEqual(2 * households + rowsAtMost);
    }
  }
});

test("sessions and the audit log also read only their page", async () => {
  const { db, now } = server.app;
  const seenSince = now() - 86_400_000;
  const householdId = "01900000-0000-7000-8002-000000050000";
  const at = [now() - 5000, householdId] as const;
  for (const after of [null, at]) {
    expect(await findWaste(liveSessions(db, { after, seenSince, limit }))).toEqual([]);
    expect(await findWaste(liveSessions(db, { after, seenSince, limit, householdId }))).toEqual([]);
  }
  for (const after of [null, [1_700_000_050_000, householdId] as const]) {
    expect(await findWaste(auditEntries(db, { after, limit }))).toEqual([]);
    expect(await findWaste(auditEntries(db, { after, limit, householdId }))).toEqual([]);
    expect(await findWaste(auditEntries(db, { after, limit, kind: "a.rare" }))).toEqual([]);
    expect(
      await findWaste(
        auditEntries(db, { after, limit, from: 1_700_000_010_000, until: 1_700_000_090_000 }),
      ),
    ).toEqual([]);
  }
});

type Found = { items: { id: string }[]; next: string | null };

test("paging lists every household once", async () => {
  const seen = new Set<string>();
  let rows = 0;
  for (let after: string | null = ""; after !== null;) {
    const url = `/api/admin/households?search=house%20999${after && `&after=${after}`}`;
    const answer: Found = (await server.inject(url)).json();
    for (const { id } of answer.items) seen.add(id);
    rows += answer.items.length;
    after = answer.next;
  }
  expect([rows, seen.size]).toEqual([100, 100]);
});

test("a household is found by the middle of its name and of its address", async () => {
  for (const words of ["7 of 50007", "rent50007@", "nt50007@ex"]) {
    const url = `/api/admin/households?search=${encodeURIComponent(words)}`;
    const { items }: Found = (await server.inject(url)).json();
    expect(items.map(({ id }) => id)).toEqual(["01900000-0000-7000-8002-000000050007"]);
  }
});

test("the plans add up", async () => {
  const report = (await server.inject("/api/admin/plans")).json();
  const sum = report.counts.reduce(
    (total: number, { households: some }: { households: number }) => total + some,
    0,
  );
  expect(report.households).toBe(households + 1);
  expect([sum, report.withoutPlan, report.monthlyCents]).toEqual([households + 1, 0, 0]);
});
