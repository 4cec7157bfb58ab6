import type { Insertable, Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type StreamRow = Selectable<Tables["stream"]>;

/** A household's active streams: reported recently, and not stopped. Oldest first. */
export async function listPlaying(
  db: Db,
  householdId: string,
  heardSince: number,
): Promise<StreamRow[]> {
  return await db
    .selectFrom("stream")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("seen_at", ">=", heardSince)
    .where("stopped_at", "is", null)
    .orderBy("begun_at")
    .orderBy("id")
    .execute();
}

export async function findStream(db: Db, sessionId: string): Promise<StreamRow | undefined> {
  return await db
    .selectFrom("stream")
    .selectAll()
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
}

export async function upsertStream(db: Db, stream: Insertable<Tables["stream"]>): Promise<void> {
  const { session_id: _session, ...columns } = stream;
  await db
    .insertInto("stream")
    .values(stream)
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(columns))
    .execute();
}

/** Returns false where this session has no stream, or one that went silent or was stopped. */
export async function touchStream(
  db: Db,
  stream: { sessionId: string; titleId: string; now: number; heardSince: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stream")
    .set({ seen_at: stream.now, title_id: stream.titleId })
    .where("session_id", "=", stream.sessionId)
    .where("seen_at", ">=", stream.heardSince)
    .where("stopped_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a stream. One that has moved to another title stays. */
export async function deleteStream(
  db: Db,
  { sessionId, titleId }: { sessionId: string; titleId: string },
): Promise<void> {
  await db
    .deleteFrom("stream")
    .where("session_id", "=", sessionId)
    .where("title_id", "=", titleId)
    .where("stopped_at", "is", null)
    .execute();
}

export async function markStopped(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable("stream").set({ stopped_at: now }).where("id", "=", id).execute();
}

export async function deleteSilentStreams(db: Db, heardBefore: number): Promise<void> {
  await db.deleteFrom("stream").where("seen_at", "<", heardBefore).execute();
}
