import type { Selectable } from "kysely";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";

export type SessionRow = Selectable<Tables["browser_session"]> & {
  display_name: string | null;
  avatar: string | null;
};

const devicesAtMost = 200;

/** A household's sessions seen since the given instant, last seen first. */
export async function listSessions(
  db: Db,
  householdId: string,
  seenSince: number,
): Promise<SessionRow[]> {
  return await db
    .selectFrom("browser_session")
    .leftJoin("profile", "profile.id", "browser_session.profile_id")
    .selectAll("browser_session")
    .select(["profile.display_name", "profile.avatar"])
    .where("browser_session.household_id", "=", householdId)
    .where("last_seen_at", ">=", seenSince)
    .orderBy("last_seen_at", "desc")
    .limit(devicesAtMost)
    .execute();
}

export async function findDevice(
  db: Db,
  sessionId: string,
): Promise<Pick<SessionRow, "device_name" | "user_agent"> | undefined> {
  return await db
    .selectFrom("browser_session")
    .select(["device_name", "user_agent"])
    .where("id", "=", sessionId)
    .executeTakeFirst();
}
