import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type ScreenRow = Selectable<Tables["companion_screen"]>;
export type RemoteRow = Selectable<Tables["companion_remote"]>;
type ScreenChange = Pick<
  Updateable<Tables["companion_screen"]>,
  "code" | "code_ends_at" | "away_at"
>;
type RemoteChange = Pick<Updateable<Tables["companion_remote"]>, "is_in" | "away_at">;

export async function insertScreen(
  db: Db,
  screen: Insertable<Tables["companion_screen"]>,
): Promise<void> {
  await db.insertInto("companion_screen").values(screen).execute();
}

export async function findScreen(db: Db, id: string): Promise<ScreenRow | undefined> {
  return await db
    .selectFrom("companion_screen")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function findScreenByCode(
  db: Db,
  code: string,
  now: number,
): Promise<ScreenRow | undefined> {
  return await db
    .selectFrom("companion_screen")
    .selectAll()
    .where("code", "=", code)
    .where("code_ends_at", ">", now)
    .executeTakeFirst();
}

export async function hasCode(db: Db, code: string): Promise<boolean> {
  const row = await db
    .selectFrom("companion_screen")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateScreen(db: Db, id: string, change: ScreenChange): Promise<void> {
  await db.updateTable("companion_screen").set(change).where("id", "=", id).execute();
}

/** Consumes a pairing code; false if it was used meanwhile. */
export async function takeCode(db: Db, id: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("companion_screen")
    .set({ code: null, code_ends_at: null })
    .where("id", "=", id)
    .where("code", "=", code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteScreen(db: Db, id: string): Promise<void> {
  await db.deleteFrom("companion_screen").where("id", "=", id).execute();
}

export async function listScreens(db: Db): Promise<ScreenRow[]> {
  return await db.selectFrom("companion_screen").selectAll().execute();
}

export async function insertRemote(
  db: Db,
  remote: Insertable<Tables["companion_remote"]>,
): Promise<void> {
  await db.insertInto("companion_remote").values(remote).execute();
}

export async function findRemoteByToken(db: Db, tokenHash: string): Promise<RemoteRow | undefined> {
  return await db
    .selectFrom("companion_remote")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Oldest first. */
export async function listRemotes(db: Db, screenId: string): Promise<RemoteRow[]> {
  return await db
    .selectFrom("companion_remote")
    .selectAll()
    .where("screen_id", "=", screenId)
    .orderBy("paired_at")
    .orderBy("id")
    .execute();
}

export async function holdsRemote(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom("companion_remote")
    .select("id")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRemote(db: Db, id: string, change: RemoteChange): Promise<void> {
  await db.updateTable("companion_remote").set(change).where("id", "=", id).execute();
}

export async function findRemote(db: Db, id: string): Promise<RemoteRow | undefined> {
  return await db
    .selectFrom("companion_remote")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function deleteRemote(db: Db, id: string): Promise<void> {
  await db.deleteFrom("companion_remote").where("id", "=", id).execute();
}

/** The user agent of a browser session; null if it is unknown. */
export async function findUserAgent(db: Db, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom("browser_session")
    .select("user_agent")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.user_agent ?? null;
}
