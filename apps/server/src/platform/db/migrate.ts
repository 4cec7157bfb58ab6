import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Db } from "./open-db.ts";

export type Migration = { name: string; sql: string; checksum: string };

type Bookkeeping = { migration: { name: string; checksum: string; applied_at: number } };

/** This version of the server must not use the database. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** PostgreSQL-only files. They must not change columns: table types are generated from SQLite. */
const onlyPostgres = /\.pg\.sql$/;

/** Numbered plain SQL files, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      return { name, sql: text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/** Applies all pending migrations and returns their names. */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  now: () => number,
): Promise<string[]> {
  return await withLock(db as unknown as Kysely<Bookkeeping>, async (locked) => {
    await locked.schema
      .createTable("migration")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("checksum", "text", (column) => column.notNull())
      .addColumn("applied_at", "bigint", (column) => column.notNull())
      .execute();
    const applied = await locked.selectFrom("migration").selectAll().orderBy("name").execute();
    const pending = findPending(applied, migrations);
    for (const { name, sql: text, checksum } of pending) {
      // Recorded as applied on SQLite too, so that the order is the same everywhere.
      const statements =
        isPostgres(locked) || !onlyPostgres.test(name) ? splitStatements(text) : [];
      for (const statement of statements) await sql.raw(statement).execute(locked);
      await locked.insertInto("migration").values({ name, checksum, applied_at: now() }).execute();
    }
    return pending.map(({ name }) => name);
  });
}

function findPending(
  applied: readonly Pick<Migration, "name" | "checksum">[],
  migrations: readonly Migration[],
): Migration[] {
  for (const { name, checksum } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known) {
      throw new MigrationError(
        `The database was migrated by a newer version of the server (${name}). Start that version.`,
      );
    }
    if (known.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after this database applied it. Restore the file and add a new one.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.some((done) => done.name === name));
}

/** A statement ends with a semicolon at the end of a line. */
export function splitStatements(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, "")
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}

/** "goldmane" in ASCII, cut to what an advisory lock takes. */
const advisoryLock = 0x676f6c64;

/** Serializes migrating processes: the others wait, then find nothing pending. */
async function withLock<T>(
  db: Kysely<Bookkeeping>,
  run: (locked: Kysely<Bookkeeping>) => Promise<T>,
): Promise<T> {
  if (isPostgres(db)) {
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(transaction);
      return await run(transaction);
    });
  }
  return await db.connection().execute(async (connection) => {
    // A plain `begin` locks at the first write, after both processes read the same state.
    await sql`begin immediate`.execute(connection);
    try {
      const result = await run(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

function isPostgres(db: Kysely<Bookkeeping>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
