import type { Db } from "#platform/db/open-db.ts";

export type QueueRow = { id: string; titleId: string; profileId: string; votes: string[] };

/** Ordered by votes, then by the time they were added. */
export async function listQueue(db: Db, partyId: string): Promise<QueueRow[]> {
  const items = await db
    .selectFrom("party_queue_item")
    .selectAll()
    .where("party_id", "=", partyId)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  if (items.length === 0) return [];
  const votes = await db
    .selectFrom("party_vote")
    .selectAll()
    .where(
      "item_id",
      "in",
      items.map(({ id }) => id),
    )
    .orderBy("profile_id")
    .execute();
  return items
    .map((item) => ({
      id: item.id,
      titleId: item.title_id,
      profileId: item.profile_id,
      votes: votes.filter((vote) => vote.item_id === item.id).map((vote) => vote.profile_id),
    }))
    .toSorted((a, b) => b.votes.length - a.votes.length);
}

/** A title is in a queue at most once; a duplicate is ignored. */
export async function insertItem(
  db: Db,
  item: { id: string; partyId: string; profileId: string; titleId: string; now: number },
): Promise<void> {
  await db
    .insertInto("party_queue_item")
    .values({
      id: item.id,
      party_id: item.partyId,
      profile_id: item.profileId,
      title_id: item.titleId,
      added_at: item.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteItem(db: Db, partyId: string, id: string): Promise<void> {
  await db
    .deleteFrom("party_queue_item")
    .where("party_id", "=", partyId)
    .where("id", "=", id)
    .execute();
}

export async function insertVote(db: Db, itemId: string, profileId: string): Promise<void> {
  await db
    .insertInto("party_vote")
    .values({ item_id: itemId, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteVote(db: Db, itemId: string, profileId: string): Promise<void> {
  await db
    .deleteFrom("party_vote")
    .where("item_id", "=", itemId)
    .where("profile_id", "=", profileId)
    .execute();
}
