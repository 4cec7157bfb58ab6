import { demoSignIn } from "@goldmane/contracts/account/limits";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Config } from "#platform/config/config.ts";
import { type Db, openDb } from "#platform/db/open-db.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";
import { testConfig } from "#platform/testing/open-test-app.ts";
import { demoHouseholdId } from "#platform/identity/demo.ts";
import { LeasedJobs } from "#platform/jobs/leased-jobs.ts";
import { demoMembers } from "./demo-members.ts";
import { seedDemo } from "./seed-demo.ts";

let stack: ClosingStack;
let nodes: Db[];
let db: Db;
let config: Config;
const at = Date.UTC(2026, 10, 25, 12);
beforeEach(async () => {
  stack = new ClosingStack();
  config = await testConfig(stack);
  const { database, migrationsFolder } = config;
  const open = () => openDb(database, createLog("silent"));
  db = open();
  nodes = Array.from({ length: 8 }, open);
  for (const one of [db, ...nodes]) stack.defer(() => one.destroy());
  await migrate(db, await readMigrations(migrationsFolder), () => at);
});
afterEach(() => stack[Symbol.asyncDispose]());

test("concurrent nodes on an empty database create one demo", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { starting } = await holdAccounts(async () => {
      const seeds = nodes.map((node) => seedDemo(openNode(node)));
      await expect.poll(countWaiting, { interval: 5 }).toBe(nodes.length);
      return { starting: Promise.all(seeds) };
    });
    await starting;
    const accounts = await db.selectFrom("account").select("email").execute();
    expect(accounts).toEqual([{ email: demoSignIn.email }]);
    const profiles = await db.selectFrom("profile").select(["id", "household_id"]).execute();
    expect(profiles).toEqual(demoMembers.map(({ id }) => ({ id, household_id: demoHouseholdId })));
    const jobs = await db.selectFrom("job").select("kind").orderBy("kind").execute();
    expect(jobs).toEqual([{ kind: "open-scheduled-party" }, { kind: "remind-scheduled-party" }]);
    await sql`truncate account, household, profile, subscription, job cascade`.execute(db);
  }
});

function openNode(node: Db) {
  const now = () => at;
  const log = createLog("silent");
  return {
    db: node,
    now,
    config,
    jobs: new LeasedJobs({ db: node, log, now, isSingleProcess: false }),
  };
}

/** Blocks account writes until `work` is done; then all waiting writes run at once. */
async function holdAccounts<Result>(work: () => Promise<Result>): Promise<Result> {
  return await db.transaction().execute(async (transaction) => {
    await sql`lock table account in exclusive mode`.execute(transaction);
    return await work();
  });
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_locks where relation = 'account'::regclass and not granted
  `.execute(db);
  return rows[0]?.n ?? 0;
}
