import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClosingStack } from "@goldmane/std/closing-stack";
import { openApp } from "#open-app.ts";
import type { App } from "#platform/app.ts";
import { type Config, loadConfig } from "#platform/config/config.ts";
import { readTestDatabaseUrl } from "#platform/config/env.ts";
import { copyMigratedDatabase } from "#platform/testing/database/migrated-database.ts";
import { sellingEnv } from "./selling-env.ts";
import { createTestSchema } from "#platform/testing/database/test-schema.ts";

export type TestApp = App & AsyncDisposable;

/**
 * A complete App in a temporary folder, on SQLite or on a new database in the PostgreSQL server of
 * TEST_DATABASE_URL. Disposing removes both.
 */
export async function openTestApp(overrides: Partial<Config> = {}): Promise<TestApp> {
  const stack = new ClosingStack();
  try {
    const config = { ...(await plainConfig(stack)), ...overrides };
    const url = readTestDatabaseUrl();
    const server = url === null ? config.database : ({ kind: "postgres", url } as const);
    const database =
      overrides.database ?? (await copyMigratedDatabase(stack, { ...config, database: server }));
    const app = await openApp({ ...config, database });
    stack.defer(() => app[Symbol.asyncDispose]());
    return { ...app, [Symbol.asyncDispose]: () => stack[Symbol.asyncDispose]() };
  } catch (error) {
    await stack[Symbol.asyncDispose]();
    throw error;
  }
}

/** The default configuration with a free port and an empty, unmigrated database. */
export async function testConfig(stack: ClosingStack): Promise<Config> {
  const config = await plainConfig(stack);
  const server = readTestDatabaseUrl();
  if (server === null) return config;
  const schema = await createTestSchema(server, `test_${randomBytes(8).toString("hex")}`);
  stack.defer(() => schema[Symbol.asyncDispose]());
  return { ...config, database: { kind: "postgres", url: schema.url } };
}

async function plainConfig(stack: ClosingStack): Promise<Config> {
  const folder = await mkdtemp(join(tmpdir(), "goldmane-test-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder, PORT: 0, WARM_CACHE: false, LOG_LEVEL: "silent" } as const;
  const config = loadConfig({ ...env, ...sellingEnv });
  // No web app by default: reading it takes longer than most tests.
  return { ...config, http: { ...config.http, webFolder: join(folder, "web") } };
}
