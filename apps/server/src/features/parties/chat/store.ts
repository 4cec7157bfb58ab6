import { chatMessage, type NewChatMessage } from "@goldmane/contracts/parties/schema";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";

const contentColumn = jsonColumn(chatMessage.shape.content);

export type ChatMessageRow = {
  id: string;
  profileId: string;
  displayName: string;
  content: NewChatMessage | null;
  sentAt: number;
};

export async function insertChatMessage(
  db: Db,
  row: { id: string; partyId: string; profileId: string; content: NewChatMessage; now: number },
): Promise<void> {
  await db
    .insertInto("party_message")
    .values({
      id: row.id,
      party_id: row.partyId,
      profile_id: row.profileId,
      content: contentColumn.write(row.content),
      sent_at: row.now,
    })
    .execute();
}

/** The most recent messages, oldest first. */
export async function listChatMessages(
  db: Db,
  partyId: string,
  atMost: number,
): Promise<ChatMessageRow[]> {
  const rows = await db
    .selectFrom("party_message as message")
    .innerJoin("profile", "profile.id", "message.profile_id")
    .where("message.party_id", "=", partyId)
    .select([
      "message.id",
      "message.profile_id",
      "profile.display_name",
      "message.content",
      "message.sent_at",
    ])
    .orderBy("message.sent_at", "desc")
    .orderBy("message.id", "desc")
    .limit(atMost)
    .execute();
  return rows.toReversed().map((row) => ({
    id: row.id,
    profileId: row.profile_id,
    displayName: row.display_name,
    content: row.content === null ? null : contentColumn.read(row.content),
    sentAt: row.sent_at,
  }));
}

/** When a participant sent messages after `since`, oldest first. */
export async function listSentTimes(
  db: Db,
  { partyId, profileId, since }: { partyId: string; profileId: string; since: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("party_message")
    .select("sent_at")
    .where("party_id", "=", partyId)
    .where("profile_id", "=", profileId)
    .where("sent_at", ">", since)
    .orderBy("sent_at")
    .execute();
  return rows.map(({ sent_at: at }) => at);
}

export async function updateRetracted(db: Db, partyId: string, id: string): Promise<void> {
  await db
    .updateTable("party_message")
    .set({ content: null })
    .where("party_id", "=", partyId)
    .where("id", "=", id)
    .execute();
}

/** Prunes messages sent before an instant. */
export async function deleteChatMessagesBefore(
  db: Db,
  partyId: string,
  before: number,
): Promise<void> {
  await db
    .deleteFrom("party_message")
    .where("party_id", "=", partyId)
    .where("sent_at", "<", before)
    .execute();
}
