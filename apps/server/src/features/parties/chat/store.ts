import { line, type NewChatMessage } from "@goldmane/contracts/parties/schema";
import type { Db } from "#platform/db/client.ts";
import { jsonColumn } from "#platform/json-column.ts";

const message = jsonColumn(line.shape.said);

export type ChatMessageRow = {
  id: string;
  profileId: string;
  displayName: string;
  said: NewChatMessage | null;
  saidAt: number;
};

export async function insertChatMessage(
  db: Db,
  row: { id: string; partyId: string; profileId: string; said: NewChatMessage; now: number },
): Promise<void> {
  await db
    .insertInto("party_line")
    .values({
      id: row.id,
      party_id: row.partyId,
      profile_id: row.profileId,
      said: message.write(row.said),
      said_at: row.now,
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
    .selectFrom("party_line as line")
    .innerJoin("profile", "profile.id", "line.profile_id")
    .where("line.party_id", "=", partyId)
    .select(["line.id", "line.profile_id", "profile.display_name", "line.said", "line.said_at"])
    .orderBy("line.said_at", "desc")
    .orderBy("line.id", "desc")
    .limit(atMost)
    .execute();
  return rows.toReversed().map((row) => ({
    id: row.id,
    profileId: row.profile_id,
    displayName: row.display_name,
    said: row.said === null ? null : message.read(row.said),
    saidAt: row.said_at,
  }));
}

/** When a participant sent messages after `since`, oldest first. */
export async function listSentTimes(
  db: Db,
  { partyId, profileId, since }: { partyId: string; profileId: string; since: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("party_line")
    .select("said_at")
    .where("party_id", "=", partyId)
    .where("profile_id", "=", profileId)
    .where("said_at", ">", since)
    .orderBy("said_at")
    .execute();
  return rows.map(({ said_at: at }) => at);
}

export async function updateRetracted(db: Db, partyId: string, id: string): Promise<void> {
  await db
    .updateTable("party_line")
    .set({ said: null })
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
    .deleteFrom("party_line")
    .where("party_id", "=", partyId)
    .where("said_at", "<", before)
    .execute();
}
