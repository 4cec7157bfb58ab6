import { newPoll, type PollAnswer } from "@goldmane/contracts/parties/schema";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";

export type PollRow = {
  id: string;
  partyId: string;
  profileId: string;
  question: string | null;
  options: PollAnswer[];
  endsAt: number | null;
  endedAt: number | null;
};

export type VoteRow = { profileId: string; choice: number };

const options = jsonColumn(newPoll.shape.options);

/** False while the party has another open poll. */
export async function insertPoll(
  db: Db,
  poll: Omit<PollRow, "endedAt"> & { now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("party_poll")
    .values({
      id: poll.id,
      party_id: poll.partyId,
      profile_id: poll.profileId,
      question: poll.question,
      options: options.write(poll.options),
      asked_at: poll.now,
      ends_at: poll.endsAt,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The most recent poll of a party. */
export async function findLastPoll(db: Db, partyId: string): Promise<PollRow | undefined> {
  const row = await db
    .selectFrom("party_poll")
    .selectAll()
    .where("party_id", "=", partyId)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      partyId: row.party_id,
      profileId: row.profile_id,
      question: row.question,
      options: options.read(row.options),
      endsAt: row.ends_at,
      endedAt: row.ended_at,
    }
  );
}

export async function listVotes(db: Db, pollId: string): Promise<VoteRow[]> {
  const rows = await db
    .selectFrom("party_poll_vote")
    .select(["profile_id", "choice"])
    .where("poll_id", "=", pollId)
    .orderBy("profile_id")
    .execute();
  return rows.map((row) => ({ profileId: row.profile_id, choice: row.choice }));
}

/** Each participant has one vote; a later one replaces it. False if the poll has ended. */
export async function upsertVote(
  db: Db,
  { pollId, profileId, choice, now }: VoteRow & { pollId: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("party_poll_vote")
    .columns(["poll_id", "profile_id", "choice"])
    .expression((is) =>
      is
        .selectFrom("party_poll")
        .select((poll) => [
          "id",
          poll.cast<string>(poll.val(profileId), "text").as("profile_id"),
          poll.cast<number>(poll.val(choice), "integer").as("choice"),
        ])
        .where("id", "=", pollId)
        .where("ended_at", "is", null)
        .where((poll) => poll.or([poll("ends_at", "is", null), poll("ends_at", ">", now)])),
    )
    .onConflict((conflict) => conflict.columns(["poll_id", "profile_id"]).doUpdateSet({ choice }))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes polls that have ended. */
export async function deleteEndedPolls(
  db: Db,
  { partyId, now }: { partyId: string; now: number },
): Promise<void> {
  await db
    .deleteFrom("party_poll")
    .where("party_id", "=", partyId)
    .where((is) => is.or([is("ended_at", "is not", null), is("ends_at", "<=", now)]))
    .execute();
}

/** False if any node has ended it already. */
export async function updatePollEnded(
  db: Db,
  { pollId, now }: { pollId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("party_poll")
    .set({ ended_at: now })
    .where("id", "=", pollId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
