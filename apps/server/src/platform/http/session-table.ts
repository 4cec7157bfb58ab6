import type { Db } from "#platform/db/client.ts";

export type Session = { id: string; createdAt: number; lastSeenAt: number };

export async function insertSession(
  db: Db,
  session: { id: string; tokenHash: string; now: number },
): Promise<void> {
  const { id, tokenHash, now } = session;
  await db
    .insertInto("browser_session")
    .values({ id, token_hash: tokenHash, created_at: now, last_seen_at: now })
    .execute();
}

export async function findSession(db: Db, tokenHash: string): Promise<Session | undefined> {
  return await db
    .selectFrom("browser_session")
    .select(["id", "created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export async function updateLastSeen(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("browser_session").set({ last_seen_at: now }).where("id", "=", id).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("browser_session").where("id", "=", id).execute();
}

export async function deleteStaleSessions(
  db: Db,
  before: { seen: number; created: number },
): Promise<void> {
  await db
    .deleteFrom("browser_session")
    .where((is) =>
      is.or([is("last_seen_at", "<", before.seen), is("created_at", "<", before.created)]),
    )
    .execute();
}
