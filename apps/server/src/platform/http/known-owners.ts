import type { Db } from "#platform/db/client.ts";

/** The `Viewer.ownerId`s among `ids` that still exist, as a profile or a session. */
export async function findKnownOwners(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const profiles = db.selectFrom("profile").select("id").where("id", "in", ids);
  const sessions = db.selectFrom("browser_session").select("id").where("id", "in", ids);
  const known = await profiles.unionAll(sessions).execute();
  return new Set(known.map(({ id }) => id));
}
