import { type Kysely, PostgresAdapter, sql } from "kysely";

type Named = { name: string };

/**
 * The names of a database's tables. Kysely's introspection reads all schemas of the server and fails
 * if another test drops its own at that moment.
 */
export async function listTables<T>(db: Kysely<T>): Promise<string[]> {
  const ask =
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql<Named>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<Named>`select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!'`;
  const { rows } = await ask.execute(db);
  return rows.map(({ name }) => name);
}
