import type { Db } from "#platform/db/open-db.ts";

/**
 * Filters ids of owners (`Viewer.ownerId`: a profile, or the session of an anonymous viewer) to those
 * that still exist.
 */
export async function findExistingOwners(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const profiles = db.selectFrom("profile").select("id").where("id", "in", ids);
  const sessions = db.selectFrom("browser_session").select("id").where("id", "in", ids);
  const existing = await profiles.unionAll(sessions).execute();
  return new Set(existing.map(({ id }) => id));
}
