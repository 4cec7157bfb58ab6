import { type MixLevels, mixLevels } from "@goldmane/contracts/nature-mixes/schema";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { jsonColumn } from "#platform/json-column.ts";

export type MixRow = Omit<Tables["nature_mix"], "levels"> & { levels: MixLevels };

const levelsColumn = jsonColumn(mixLevels);

/** Latest first. */
export async function listMixes(db: Db, profileId: string): Promise<MixRow[]> {
  const rows = await db
    .selectFrom("nature_mix")
    .selectAll()
    .where("profile_id", "=", profileId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, levels: levelsColumn.read(row.levels) }));
}

export async function insertMix(db: Db, { levels, ...mix }: MixRow): Promise<void> {
  await db
    .insertInto("nature_mix")
    .values({ ...mix, levels: levelsColumn.write(levels) })
    .execute();
}

export async function updateMixName(
  db: Db,
  profileId: string,
  { id, name, name_key }: Pick<MixRow, "id" | "name" | "name_key">,
): Promise<void> {
  await db
    .updateTable("nature_mix")
    .set({ name, name_key })
    .where("profile_id", "=", profileId)
    .where("id", "=", id)
    .execute();
}

/** False if the profile has no such mix. */
export async function deleteMix(db: Db, profileId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("nature_mix")
    .where("profile_id", "=", profileId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
