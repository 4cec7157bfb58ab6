import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import Database from "libsql";
import { Pool, TypeOverrides, types } from "pg";
import type { Logger } from "pino";
import type { Config } from "#platform/config/config.ts";
import type { Tables } from "./tables.gen.ts";

/** Inside a transaction pass the transaction: on SQLite the outer `Db` waits for it to end. */
export type Db = Kysely<Tables>;

export function openDb(database: Config["database"], log: Logger): Db {
  return database.kind === "sqlite" ? openSqlite(database.file) : openPostgres(database.url, log);
}

function openSqlite(file: string): Db {
  const database = new Database(file, { timeout: 5000 });
  database.exec("pragma journal_mode = wal");
  // An acknowledged write survives a power cut; libsql's default already is FULL, but a promise
  // this important is not left to a default.
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

function openPostgres(connectionString: string, log: Logger): Db {
  const readings = new TypeOverrides();
  // Instants and counts stay below 2^53, so a number holds them.
  readings.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: readings,
  });
  // Without a listener the loss of a connection would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection was lost"));
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
