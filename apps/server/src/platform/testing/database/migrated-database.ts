import { randomBytes } from "node:crypto";
import { copyFile, mkdtemp } from "node:fs/promises";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClosingStack } from "@goldmane/std/closing-stack";
import { Client } from "pg";
import { pino } from "pino";
import type { Config } from "#platform/config/config.ts";
import { openDb } from "#platform/db/open-db.ts";
import { migrate, readMigrations } from "#platform/db/migrate.ts";

type Database = Config["database"];

/**
 * A new migrated database, copied from a template that this process migrates once: running every
 * migration for every test takes longer than most tests.
 */
export async function copyMigratedDatabase(
  stack: ClosingStack,
  { database, migrationsFolder }: Pick<Config, "database" | "migrationsFolder">,
): Promise<Database> {
  return database.kind === "sqlite"
    ? await copySqlite(database, migrationsFolder)
    : await copyPostgres(stack, database, migrationsFolder);
}

let sqliteTemplate: Promise<string> | undefined;

async function copySqlite(
  database: Extract<Database, { kind: "sqlite" }>,
  migrationsFolder: string,
): Promise<Database> {
  sqliteTemplate ??= makeSqliteTemplate(migrationsFolder);
  await copyFile(await sqliteTemplate, database.file);
  return database;
}

async function makeSqliteTemplate(migrationsFolder: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "goldmane-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "goldmane.db");
  // Closing the last connection moves the write-ahead log into the file.
  await migrateOnce({ kind: "sqlite", file }, migrationsFolder);
  return file;
}

const postgresTemplates = new Map<string, Promise<string>>();

async function copyPostgres(
  stack: ClosingStack,
  database: Extract<Database, { kind: "postgres" }>,
  migrationsFolder: string,
): Promise<Database> {
  const { url } = database;
  const known = postgresTemplates.get(url) ?? makePostgresTemplate(url, migrationsFolder);
  postgresTemplates.set(url, known);
  const template = await known;
  const name = `test_${randomBytes(8).toString("hex")}`;
  await query(url, `create database ${name} template ${template}`);
  stack.defer(() => query(url, `drop database ${name} with (force)`));
  return { kind: "postgres", url: withName(url, name) };
}

async function makePostgresTemplate(url: string, migrationsFolder: string): Promise<string> {
  const name = `template_${randomBytes(8).toString("hex")}`;
  await query(url, `create database ${name}`);
  await migrateOnce({ kind: "postgres", url: withName(url, name) }, migrationsFolder);
  return name;
}

async function migrateOnce(database: Database, migrationsFolder: string): Promise<void> {
  const db = openDb(database, pino({ level: "silent" }));
  await migrate(db, await readMigrations(migrationsFolder), Date.now);
  await db.destroy();
}

function withName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
