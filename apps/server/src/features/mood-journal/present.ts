import type { MoodEntry } from "@goldmane/contracts/mood-journal/schema";
import type { EntryRow } from "./store.ts";

export function presentEntry(row: EntryRow): MoodEntry {
  return {
    id: row.id,
    day: row.day,
    createdAt: row.created_at,
    before: row.before_face,
    after: row.after_face,
    tags: row.tags,
    activities: row.activities,
    note: row.note,
    isPrivate: row.is_private === 1,
  };
}
