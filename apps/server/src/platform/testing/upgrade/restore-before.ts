import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ClosingStack } from "@goldmane/std/closing-stack";
import { pino } from "pino";
import { sql } from "kysely";
import type { Config } from "#platform/config/config.ts";
import { type Db, openDb } from "#platform/db/open-db.ts";
import { migrate, readMigrations, splitStatements } from "#platform/db/migrate.ts";
import { testConfig } from "#platform/testing/open-test-app.ts";

type Person = { cookie: string; password: string };

/** The contents of the data folder in this folder (README.md says how it was made). */
export type Before = {
  /** The last instant of it, in epoch milliseconds: the clock of a test starts here. */
  writtenAt: number;
  operator: Person & { email: string };
  parent: Person & { email: string; profileId: string; householdId: string; pin: string };
  child: Person & { id: string; username: string };
  adult: Person & { id: string; username: string };
  guarded: { email: string; password: string; recoveryCode: string };
  householdCode: string;
  resetToken: string;
  verifyToken: string;
  scheduledParty: { id: string; startsAt: number };
  party: { id: string; code: string };
  /** A child's request for a title, not answered yet. */
  requestId: string;
  film: { id: string };
  titles: { g: string; secondG: string; pg: string };
  /** Rows by table. */
  counts: Readonly<Record<string, number>>;
  /** Files of DATA_DIR beside the database, base64. */
  files: Readonly<Record<string, string>>;
};

const folder = new URL(".", import.meta.url);

export const before: Before = JSON.parse(unzip("before-0050.json.gz"));

/** The last migration that the version before knew. */
const lastMigration = "0049";

/** The configuration of a server whose data folder and database were left by the version before. */
export async function restoreBefore(stack: ClosingStack): Promise<Config> {
  const config = await testConfig(stack);
  for (const [name, bytes] of Object.entries(before.files)) {
    const file = join(config.dataFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(bytes, "base64"));
  }
  const db = openDb(config.database, pino({ level: "silent" }));
  const statements = splitStatements(unzip("before-0050.sql.gz"));
  if (config.database.kind === "postgres") await createTables(db, config.migrationsFolder);
  for (const statement of statements) {
    const isRow = statement.startsWith("insert into ");
    const isNoted = statement.startsWith("insert into migration ");
    // PostgreSQL's own migrations made its tables, and noted that they did.
    if (config.database.kind === "sqlite" || (isRow && !isNoted)) {
      await sql.raw(statement).execute(db);
    }
  }
  await db.destroy();
  const sessionSecret = Buffer.from(before.files["session-secret"] ?? "", "base64").toString();
  // Without ffmpeg, which plain tests can't rely on.
  const media = { ...config.media, searchPath: "" };
  return { ...config, media, sessionSecret, operatorEmailKey: before.operator.email };
}

async function createTables(db: Db, migrationsFolder: string): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const known = migrations.filter(({ name }) => name.slice(0, 4) <= lastMigration);
  await migrate(db, known, Date.now);
}

function unzip(name: string): string {
  return gunzipSync(readFileSync(new URL(name, folder))).toString("utf8");
}
