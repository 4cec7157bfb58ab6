import { PostgresAdapter, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { openTestApp, type TestApp } from "#platform/testing/open-test-app.ts";
import { JobTable, nextJob } from "./job-table.ts";

let app: TestApp;
let table: JobTable;
const now = 1_000_000;
beforeEach(async () => {
  app = await openTestApp({ demo: false });
  table = new JobTable(app.db, () => now, 1000);
});
afterEach(() => app[Symbol.asyncDispose]());

async function add(kind: string, runAt: number): Promise<string> {
  return await table.add({
    id: newId(),
    kind,
    key: null,
    payload: "null",
    payloadVersion: 1,
    runAt,
  });
}

/** The database's query plan. */
async function explain(query: ReturnType<typeof nextJob>): Promise<string> {
  const compiled = query.select("id").compile();
  if (app.db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`analyze job`.execute(app.db);
    const explained = { ...compiled, sql: `explain ${compiled.sql}` };
    const { rows } = await app.db.executeQuery<{ "QUERY PLAN": string }>(explained);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  }
  const explained = { ...compiled, sql: `explain query plan ${compiled.sql}` };
  const { rows } = await app.db.executeQuery<{ detail: string }>(explained);
  return rows.map(({ detail }) => detail).join("\n");
}

test("jobs are claimed in the order of run_at, both lapsed and new ones", async () => {
  const [third, first, second] = [await add("a", 30), await add("a", 10), await add("a", 20)];
  await add("b", 1);
  await add("a", now + 1);
  expect((await table.claim("a"))?.id).toBe(first);
  await app.db.updateTable("job").set({ leased_until_at: 0 }).where("id", "=", first).execute();
  expect((await table.claim("a"))?.id).toBe(first);
  expect((await table.claim("a"))?.id).toBe(second);
  expect((await table.claim("a"))?.id).toBe(third);
  expect(await table.claim("a")).toBeUndefined();
});

test("claiming uses the index, regardless of the queue's length", async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    id: newId(),
    kind: at % 2 ? "a" : "b",
    payload: "null",
    payload_version: 1,
    state: "waiting" as const,
    attempts: 0,
    progress: 0,
    run_at: at,
    added_at: at,
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await app.db
      .insertInto("job")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  const plan = await explain(nextJob(app.db, "a", now));
  const looks = plan.match(/job_next/g) ?? [];
  expect(plan).not.toMatch(/SCAN job|Seq Scan on job/);
  expect(looks).toHaveLength(2);
  // Only the results of the two lookups are sorted, one row each.
  expect(plan.match(/TEMP B-TREE FOR ORDER BY|\bSort\b(?! Key)/g)?.length ?? 0).toBeLessThanOrEqual(
    1,
  );
});
