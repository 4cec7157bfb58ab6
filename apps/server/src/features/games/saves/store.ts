import type { GameId, SaveSlot } from "@goldmane/contracts/games/limits";
import { saveData } from "@goldmane/contracts/games/schema";
import type { Db } from "#platform/db/open-db.ts";
import { jsonColumn } from "#platform/json-column.ts";

type Slot = { profileId: string; game: GameId; slot: SaveSlot };
type SaveRow = { revision: number; data: Record<string, unknown>; savedAt: number };

const dataColumn = jsonColumn(saveData);

export async function findSave(
  db: Db,
  { profileId, game, slot }: Slot,
): Promise<SaveRow | undefined> {
  const row = await db
    .selectFrom("game_save")
    .select(["revision", "data", "saved_at"])
    .where("profile_id", "=", profileId)
    .where("game", "=", game)
    .where("slot", "=", slot)
    .executeTakeFirst();
  return row && { revision: row.revision, data: dataColumn.read(row.data), savedAt: row.saved_at };
}

/** Fills an empty slot. False if it is no longer empty. */
export async function insertSave(
  db: Db,
  { profileId, game, slot }: Slot,
  { data, revision, savedAt }: SaveRow,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("game_save")
    .values({
      profile_id: profileId,
      game,
      slot,
      revision,
      data: dataColumn.write(data),
      saved_at: savedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Replaces the save of the revision before. False if another request has replaced it. */
export async function updateSave(
  db: Db,
  { profileId, game, slot }: Slot,
  { data, revision, savedAt }: SaveRow,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("game_save")
    .set({ revision, data: dataColumn.write(data), saved_at: savedAt })
    .where("profile_id", "=", profileId)
    .where("game", "=", game)
    .where("slot", "=", slot)
    .where("revision", "=", revision - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
