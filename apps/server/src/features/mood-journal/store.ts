import {
  type MoodActivity,
  moodActivityList,
  type MoodFace,
  moodFace,
  type MoodTag,
  moodTagList,
} from "@goldmane/contracts/mood-journal/schema";
import * as z from "zod/mini";
import type { Db } from "#platform/db/open-db.ts";
import type { Tables } from "#platform/db/tables.gen.ts";
import { jsonColumn } from "#platform/json-column.ts";

type StoredRow = Tables["mood_entry"];
export type EntryRow = Omit<StoredRow, keyof Parsed> & Parsed;
type Parsed = {
  before_face: MoodFace | null;
  after_face: MoodFace | null;
  tags: MoodTag[];
  activities: MoodActivity[];
};

const tagsColumn = jsonColumn(moodTagList);
const activitiesColumn = jsonColumn(moodActivityList);
const faceColumn = z.nullable(moodFace);

/** The entries of all days from `fromDay`, latest first; without it, all. */
export async function listEntries(
  db: Db,
  profileId: string,
  { fromDay = "" }: { fromDay?: string } = {},
): Promise<EntryRow[]> {
  const rows = await db
    .selectFrom("mood_entry")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("day", ">=", fromDay)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(readRow);
}

export async function findEntry(
  db: Db,
  profileId: string,
  id: string,
): Promise<EntryRow | undefined> {
  const row = await db
    .selectFrom("mood_entry")
    .selectAll()
    .where("profile_id", "=", profileId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && readRow(row);
}

export async function insertEntry(db: Db, entry: EntryRow): Promise<void> {
  await db.insertInto("mood_entry").values(writeRow(entry)).execute();
}

export async function updateEntry(db: Db, entry: EntryRow): Promise<void> {
  const { id, profile_id, ...values } = writeRow(entry);
  await db
    .updateTable("mood_entry")
    .set(values)
    .where("profile_id", "=", profile_id)
    .where("id", "=", id)
    .execute();
}

/** False if the profile has no such entry. */
export async function deleteEntry(db: Db, profileId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("mood_entry")
    .where("profile_id", "=", profileId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteEntries(db: Db, profileId: string): Promise<void> {
  await db.deleteFrom("mood_entry").where("profile_id", "=", profileId).execute();
}

export async function isSharing(db: Db, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("mood_sharing")
    .select("profile_id")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSharing(db: Db, profileId: string, now: number): Promise<void> {
  await db
    .insertInto("mood_sharing")
    .values({ profile_id: profileId, shared_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSharing(db: Db, profileId: string): Promise<void> {
  await db.deleteFrom("mood_sharing").where("profile_id", "=", profileId).execute();
}

function readRow(row: StoredRow): EntryRow {
  return {
    ...row,
    before_face: z.parse(faceColumn, row.before_face),
    after_face: z.parse(faceColumn, row.after_face),
    tags: tagsColumn.read(row.tags),
    activities: activitiesColumn.read(row.activities),
  };
}

function writeRow({ tags, activities, ...row }: EntryRow): StoredRow {
  return {
    ...row,
    tags: tagsColumn.write(tags),
    activities: activitiesColumn.write(activities),
  };
}
