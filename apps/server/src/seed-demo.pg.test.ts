import { demoSignIn } from "@goldmane/contracts/account/limits";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Config } from "#platform/config/config.ts";
import { type Db, openDb } from "#platform/db/open-db.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";
import { createLog } from "#platform/log.ts";
import { testConfig } from "#platform/testing/open-test-app.ts";
import { demoHouseholdId, demoParentId } from "#platform/identity/demo.ts";
import { seedDemo } from "./seed-demo.ts";

let stack: ClosingStack;
let nodes: Db[];
let db: Db;
let config: Config;
beforeEach(async () => {
  stack = new ClosingStack();
  config = await testConfig(stack);
  const { database, migrationsFolder } = config;
  const open = () => openDb(database, createLog("silent"));
  db = open();
  nodes = Array.from({ length: 8 }, open);
  for (const one of [db, ...nodes]) stack.defer(() => one.destroy());
  await migrate(db, await readMigrations(migrationsFolder), () => 1000);
});
afterEach(() => stack[Symbol.asyncDispose]());

test("concurrent nodes on an empty database create one demo", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { starting } = await holdAccounts(async () => {
      const seeds = nodes.map((node) => seedDemo({ db: node, now: () => 1000, config }));
      await expect.poll(countWaiting, { interval: 5 }).toBe(nodes.length);
      return { starting: Promise.all(seeds) };
    });
    await starting;
    const accounts = await db.selectFrom("account").select("email").execute();
    expect(accounts).toEqual([{ email: demoSignIn.email }]);
    const profiles = await db.selectFrom("profile").select(["id", "household_id"]).execute();
    expect(profiles).toEqual([{ id: demoParentId, household_id: demoHouseholdId }]);
    await sql`truncate account, household, profile, subscription cascade`.execute(db);
  }
});

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
