import { existsSync } from "node:fs";
import { join } from "node:path";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openApp } from "#open-app.ts";
import { writeArchive } from "#platform/backups/archive/write-archive.ts";
import type { Config } from "#platform/config/config.ts";
import { readTestDatabaseUrl } from "#platform/config/env.ts";
import { copyMigratedDatabase } from "#platform/testing/database/migrated-database.ts";
import { testConfig } from "#platform/testing/open-test-app.ts";
import { finishRestore } from "./finish-restore.ts";
import { prepareRestore } from "./prepare-restore.ts";

const url = readTestDatabaseUrl() ?? "";
let stack: ClosingStack;
beforeEach(() => {
  stack = new ClosingStack();
});
afterEach(() => stack[Symbol.asyncDispose]());

/** A server's configuration with a PostgreSQL database of its own. */
async function openServer(name: string): Promise<Config> {
  const plain = await testConfig(stack);
  const server = { kind: "postgres", url } as const;
  const database = await copyMigratedDatabase(stack, { ...plain, database: server });
  const config: Config = { ...plain, database };
  await using app = await openApp(config);
  await app.settings.change({ values: { serverName: name } });
  await app.blobs.put(Buffer.from(`blob of ${name}`));
  return config;
}

async function readName(config: Config): Promise<string> {
  await using app = await openApp(config);
  return app.settings.get("serverName");
}

async function backUp(config: Config): Promise<string> {
  await using app = await openApp(config);
  const path = join(config.dataFolder, "backup.tar");
  await writeArchive(app, { path, withFilms: true, onProgress: () => {} });
  return path;
}

test("pg_dump makes a backup while the server runs, and pg_restore moves it to another", async () => {
  const old = await openServer("old");
  const busy = await openServer("busy");
  const archive = await backUp(old);
  await prepareRestore(busy, archive);
  expect(await readName(busy)).toBe("busy");
  expect(await finishRestore(busy)).toBe(true);
  expect(await readName(busy)).toBe("old");
  expect(await finishRestore(busy)).toBe(false);
  expect(await readName(old)).toBe("old");
});

test("a restore that pg_restore can't finish leaves the old data, and is tried again", async () => {
  const archive = await backUp(await openServer("old"));
  const busy = await openServer("busy");
  await prepareRestore(busy, archive);
  const noTools = { ...busy, media: { ...busy.media, searchPath: "/nowhere" } };
  await expect(finishRestore(noTools)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await readName(busy)).toBe("busy");
  expect(existsSync(join(busy.dataFolder, "restore"))).toBe(true);
  await finishRestore(busy);
  expect(await readName(busy)).toBe("old");
});

test("a backup of SQLite is refused, and nothing changes", async () => {
  const busy = await openServer("busy");
  const database = { kind: "sqlite", file: join(busy.dataFolder, "goldmane.db") } as const;
  const archive = await backUp({ ...busy, database });
  await expect(prepareRestore(busy, archive)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  expect(await finishRestore(busy)).toBe(false);
  expect(await readName(busy)).toBe("busy");
});
