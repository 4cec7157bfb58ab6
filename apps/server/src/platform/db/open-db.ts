import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import Database from "libsql";
import { Pool, TypeOverrides, types } from "pg";
import type { Logger } from "pino";
import type { Config } from "#platform/config/config.ts";
import type { Tables } from "./tables.gen.ts";

/** Inside a transaction, use the transaction: on SQLite the outer `Db` deadlocks waiting for it. */
export type Db = Kysely<Tables>;

export function openDb(database: Config["database"], log: Logger): Db {
  return database.kind === "sqlite" ? openSqlite(database.file) : openPostgres(database.url, log);
}

const busyMs = 5000;

function openSqlite(file: string): Db {
  const database = new Database(file, { timeout: busyMs });
  enableWriteAheadLog(database);
  // Acknowledged writes must survive a power cut. FULL is libsql's default, but set explicitly.
  database.exec("pragma synchronous = full");
  database.exec("pragma foreign_keys = on");
  return new Kysely({ dialect: new SqliteDialect({ database }) });
}

/** SQLite ignores busy_timeout when changing the journal mode, so concurrent opens must retry. */
function enableWriteAheadLog(database: Database.Database): void {
  const until = performance.now() + busyMs;
  for (;;) {
    try {
      database.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      const isBusy = (error as { code?: string }).code === "SQLITE_BUSY";
      if (!isBusy || performance.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

function openPostgres(connectionString: string, log: Logger): Db {
  const readings = new TypeOverrides();
  // Instants and counts stay below 2^53, so numbers are exact.
  readings.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: readings,
  });
  // Without a listener, a lost connection would crash the process.
  pool.on("error", (error) =>
    log.warn({ event: "db.connection_lost", err: error }, "An idle database connection was lost."),
  );
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
