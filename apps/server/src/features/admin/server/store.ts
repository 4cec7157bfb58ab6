import { sql } from "kysely";
import type { Db } from "#platform/db/open-db.ts";

export async function readDatabaseVersion(db: Db, kind: "sqlite" | "postgres"): Promise<string> {
  const query =
    kind === "sqlite"
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`;
  const { rows } = await query.execute(db);
  return rows[0]?.version ?? "";
}
