import type { Db } from "#platform/db/open-db.ts";

export type SessionRow = Awaited<ReturnType<ReturnType<typeof liveSessions>["execute"]>>[number];

type Wish = {
  householdId?: string | undefined;
  after: readonly [number, string] | null;
  seenSince: number;
  limit: number;
};

/** Last seen first. */
export function liveSessions(db: Db, { householdId, after, seenSince, limit }: Wish) {
  let query = db
    .selectFrom("browser_session as session")
    .leftJoin("household", "household.id", "session.household_id")
    .leftJoin("profile", "profile.id", "session.profile_id")
    .select(["session.id", "session.level", "session.created_at", "session.last_seen_at"])
    .select(["session.user_agent", "session.address_prefix"])
    .select(["household.id as household_id", "household.name as household_name"])
    .select(["profile.id as profile_id", "profile.display_name"])
    .where("session.last_seen_at", ">=", seenSince)
    .orderBy("session.last_seen_at", "desc")
    .orderBy("session.id", "desc")
    .limit(limit);
  if (householdId) query = query.where("session.household_id", "=", householdId);
  if (!after) return query;
  return query.where((is) =>
    is.eb(is.refTuple("session.last_seen_at", "session.id"), "<", is.tuple(...after)),
  );
}
