import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { rounds } from "@goldmane/std/testing/sample";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { testConfig } from "#platform/testing/open-test-app.ts";
import { spawnServer } from "#platform/testing/spawn-server.ts";
import { openDb } from "./open-db.ts";
import { migrate, readMigrations } from "./migrate.ts";

vi.setConfig({ testTimeout: 120_000 });

const log = pino({ level: "silent" });
const killed = rounds({ usual: 3, whole: 30 });

test("acknowledged writes survive kill -9", async () => {
  await using stack = new ClosingStack();
  const { database, migrationsFolder } = await testConfig(stack);
  const db = openDb(database, log);
  await migrate(db, await readMigrations(migrationsFolder), Date.now);
  await db.destroy();

  const acknowledged: string[] = [];
  for (let round = 0; round < killed; round += 1) {
    const args = [JSON.stringify(database)];
    await using writer = spawnServer(
      {},
      { script: "src/platform/testing/crash/write-until-killed.ts", args },
    );
    // Kills after a number of writes, not a time, and at a different moment each round.
    while (writer.said().split("\n").length < 25) await sleep(5);
    await sleep(round * 7);
    writer.child.kill("SIGKILL");
    await writer.exited;
    acknowledged.push(...writer.said().split("\n").slice(0, -1));
  }

  const reopened = openDb(database, log);
  const rows = await reopened.selectFrom("title_view").select(["title_id", "views"]).execute();
  const kept = new Set(rows.map(({ title_id }) => title_id));
  expect(acknowledged.length).toBeGreaterThan(killed * 20);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(rows.filter(({ views }) => views !== 2)).toEqual([]);
  await reopened.destroy();
});

test("opening waits for another process that is creating the database", async () => {
  const folder = mkdtempSync(join(tmpdir(), "new-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "house.db");
  const script = "src/platform/testing/crash/hold-new-file.ts";
  await using holder = spawnServer({}, { script, args: [file] });
  await vi.waitUntil(() => holder.said().includes("held"), { timeout: 30_000 });
  const db = openDb({ kind: "sqlite", file }, log);
  expect(await holder.exited).toEqual({ code: 0, signal: null });
  await migrate(db, [], Date.now);
  await db.destroy();
});

test("concurrent processes apply every migration once", async () => {
  await using stack = new ClosingStack();
  const config = await testConfig(stack);
  const script = "src/platform/testing/migrate-once.ts";
  const migrating = Array.from({ length: 3 }, () => {
    const migrator = spawnServer({}, { script, args: [JSON.stringify(config)] });
    stack.defer(() => migrator[Symbol.asyncDispose]());
    return migrator;
  });
  for (const { exited } of migrating) expect(await exited).toEqual({ code: 0, signal: null });
  const applied = migrating.flatMap(
    ({ said }) => JSON.parse(said().replace(/[^]*applied /, "")) as string[],
  );
  const names = (await readMigrations(config.migrationsFolder)).map(({ name }) => name);
  expect(applied.toSorted()).toEqual(names);
});
