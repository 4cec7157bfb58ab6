import type { Db } from "#platform/db/open-db.ts";

export type FriendshipRow = { friendId: string; isRequester: boolean; since: number };
export type RequestRow = {
  id: string;
  householdId: string;
  fromId: string;
  profileId: string;
  requestedAt: number;
};

export async function listFriendships(db: Db, householdId: string): Promise<FriendshipRow[]> {
  const rows = await db
    .selectFrom("friendship")
    .selectAll()
    .where("household_id", "=", householdId)
    .orderBy("since_at")
    .orderBy("friend_id")
    .execute();
  return rows.map((row) => ({
    friendId: row.friend_id,
    isRequester: row.is_requester === 1,
    since: row.since_at,
  }));
}

export async function insertFriendship(
  db: Db,
  { householdId, fromId, now }: { householdId: string; fromId: string; now: number },
): Promise<void> {
  const since = { since_at: now };
  await db
    .insertInto("friendship")
    .values([
      { ...since, household_id: householdId, friend_id: fromId, is_requester: 0 },
      { ...since, household_id: fromId, friend_id: householdId, is_requester: 1 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes both rows of a friendship. False if there was none. */
export async function deleteFriendship(db: Db, one: string, other: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("friendship")
    .where("household_id", "in", [one, other])
    .where("friend_id", "in", [one, other])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type NewCode = { householdId: string; codeHash: string; now: number; expiresAt: number };

/** Replaces the household's previous code. */
export async function upsertCode(db: Db, code: NewCode): Promise<void> {
  const columns = {
    code_hash: code.codeHash,
    made_at: code.now,
    expires_at: code.expiresAt,
  };
  await db
    .insertInto("friend_code")
    .values({ household_id: code.householdId, ...columns })
    .onConflict((conflict) => conflict.column("household_id").doUpdateSet(columns))
    .execute();
}

export async function deleteCode(db: Db, householdId: string): Promise<void> {
  await db.deleteFrom("friend_code").where("household_id", "=", householdId).execute();
}

/** When the household's current code expires, in epoch milliseconds; null if there is none. */
export async function findCodeExpiry(
  db: Db,
  householdId: string,
  now: number,
): Promise<number | null> {
  const row = await db
    .selectFrom("friend_code")
    .select("expires_at")
    .where("household_id", "=", householdId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** The household that created an unexpired code. */
export async function findCodeOwner(
  db: Db,
  codeHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("friend_code")
    .select("household_id")
    .where("code_hash", "=", codeHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.household_id;
}

/** Consumes a code. False if it was consumed concurrently. */
export async function deleteUsedCode(db: Db, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("friend_code")
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False if this household has an open request already. */
export async function insertRequest(db: Db, request: RequestRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("friend_request")
    .values({
      id: request.id,
      household_id: request.householdId,
      from_id: request.fromId,
      profile_id: request.profileId,
      requested_at: request.requestedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** A household's incoming and outgoing requests, latest first. */
export async function listRequests(db: Db, householdId: string): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom("friend_request")
    .selectAll()
    .where((is) => is.or([is("household_id", "=", householdId), is("from_id", "=", householdId)]))
    .orderBy("requested_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    householdId: row.household_id,
    fromId: row.from_id,
    profileId: row.profile_id,
    requestedAt: row.requested_at,
  }));
}

/** Deletes requests between two households in either direction. False if there were none. */
export async function deleteRequestsBetween(db: Db, one: string, other: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("friend_request")
    .where("household_id", "in", [one, other])
    .where("from_id", "in", [one, other])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
