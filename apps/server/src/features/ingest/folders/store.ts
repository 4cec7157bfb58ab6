import type { Db } from "#platform/db/open-db.ts";

/** The paths of the library's films, as in `ingest_item.path`. */
export async function listFilmPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("ingest_item")
    .select("path")
    .where("path", "is not", null)
    .where("state", "=", "ready")
    .execute();
  return rows.map(({ path }) => path ?? "");
}
