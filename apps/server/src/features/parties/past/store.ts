import type { Db } from "#platform/db/open-db.ts";

export type PastRow = { id: string; name: string; endedAt: number };

/** Ended parties that a profile took part in and wasn't removed from, latest first. */
export async function listPastParties(
  db: Db,
  profileId: string,
  atMost: number,
): Promise<PastRow[]> {
  const rows = await db
    .selectFrom("party")
    .innerJoin("party_member as member", "member.party_id", "party.id")
    .where("member.profile_id", "=", profileId)
    .where("member.kicked_at", "is", null)
    .where("party.ended_at", "is not", null)
    .select(["party.id", "party.name", "party.ended_at"])
    .orderBy("party.ended_at", "desc")
    .orderBy("party.id", "desc")
    .limit(atMost)
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, endedAt: row.ended_at ?? 0 }));
}

/** Titles that were shown at a party, in order. */
export async function listShowings(db: Db, partyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("party_showing")
    .select("title_id")
    .where("party_id", "=", partyId)
    .orderBy("shown_at")
    .orderBy("title_id")
    .execute();
  return rows.map((row) => row.title_id);
}
