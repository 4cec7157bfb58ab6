import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";

/** A place for an empty SQLite database, for tests of what only SQLite does. */
export function createSqliteFile(): Disposable & { database: Config["database"] } {
  const folder = mkdtempSync(join(tmpdir(), "goldmane-sqlite-"));
  return {
    database: { kind: "sqlite", file: join(folder, "goldmane.db") },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
