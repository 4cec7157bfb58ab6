import { levelFile, type LevelFile } from "@goldmane/contracts/games/levels";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { jsonColumn } from "#platform/json-column.ts";

export type LevelRow = Omit<Tables["game_level"], "level"> & { level: LevelFile };

const levelColumn = jsonColumn(levelFile);

function toLevel({ level, ...row }: Tables["game_level"]): LevelRow {
  return { ...row, level: levelColumn.read(level) };
}

/** The latest levels of these households, including levels that wait for approval. */
export async function listLevels(db: Db, householdIds: readonly string[]): Promise<LevelRow[]> {
  const rows = await db
    .selectFrom("game_level")
    .selectAll()
    .where("household_id", "in", householdIds)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(500)
    .execute();
  return rows.map(toLevel);
}

/** A level of the household. */
export async function findLevel(
  db: Db,
  householdId: string,
  id: string,
): Promise<LevelRow | undefined> {
  const row = await db
    .selectFrom("game_level")
    .selectAll()
    .where("household_id", "=", householdId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toLevel(row);
}

export async function countLevels(db: Db, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom("game_level")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("profile_id", "=", profileId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertLevel(db: Db, { level, ...row }: LevelRow): Promise<void> {
  await db
    .insertInto("game_level")
    .values({ ...row, level: levelColumn.write(level) })
    .execute();
}

/** A profile's levels that a parent decided about since then. */
export async function listDecidedLevels(
  db: Db,
  profileId: string,
  since: number,
): Promise<LevelRow[]> {
  const rows = await db
    .selectFrom("game_level")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("decided_at", ">=", since)
    .orderBy("decided_at", "desc")
    .execute();
  return rows.map(toLevel);
}

type Decision = Pick<LevelRow, "status" | "decided_at" | "decided_by">;

/** Decides about a level that waits; one that a parent has decided about stays as it is. */
export async function updateWaiting(
  db: Db,
  householdId: string,
  { id, ...decision }: Decision & { id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("game_level")
    .set(decision)
    .where("household_id", "=", householdId)
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the household has no such level, or not by this profile. */
export async function deleteLevel(
  db: Db,
  householdId: string,
  { id, profileId }: { id: string; profileId: string | null },
): Promise<boolean> {
  let levels = db
    .deleteFrom("game_level")
    .where("household_id", "=", householdId)
    .where("id", "=", id);
  if (profileId !== null) levels = levels.where("profile_id", "=", profileId);
  const { numDeletedRows } = await levels.executeTakeFirst();
  return numDeletedRows > 0n;
}
