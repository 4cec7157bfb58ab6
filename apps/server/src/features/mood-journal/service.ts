import { toLocalTime } from "@goldmane/contracts/controls/local-time";
import { AppError } from "@goldmane/contracts/errors";
import { entriesADay } from "@goldmane/contracts/mood-journal/limits";
import type {
  MoodEntryChange,
  NewMoodEntry,
  SavedMoodEntry,
} from "@goldmane/contracts/mood-journal/schema";
import { type NoteReading, readNote } from "#features/assistant/service.ts";
import { addCalmDays } from "#features/calm-days/service.ts";
import { lockProfileForUpdate } from "#features/family/service.ts";
import type { App, ProfileViewer } from "#platform/app.ts";
import { newId } from "#platform/ids.ts";
import { presentEntry } from "./present.ts";
import { announceJournalChange } from "./sharing.ts";
import {
  deleteEntries,
  deleteEntry,
  type EntryRow,
  findEntry,
  insertEntry,
  listEntries,
  updateEntry,
} from "./store.ts";

/**
 * Saves a check-in and counts its day as a calm one. A note of distress is answered kindly, but no
 * parent is alerted: the journal is private.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function addMoodEntry(
  app: App,
  viewer: ProfileViewer,
  { before, after, tags, activities, note }: NewMoodEntry,
): Promise<SavedMoodEntry> {
  const { profile } = viewer;
  const now = app.now();
  const { day } = toLocalTime(now, viewer.timeZone);
  const { help, mayConcernHome } = await readSafely(app, viewer, note);
  const entry: EntryRow = {
    id: newId(now),
    profile_id: profile.id,
    day,
    created_at: now,
    before_face: before ?? null,
    after_face: after ?? null,
    tags,
    activities,
    note,
    is_private: mayConcernHome ? 1 : 0,
  };
  await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profile.id);
    const ofDay = await listEntries(db, profile.id, { fromDay: day });
    if (ofDay.length >= entriesADay) {
      throw new AppError("TOO_MANY_REQUESTS", "You’ve checked in a lot today. Come back tomorrow.");
    }
    await insertEntry(db, entry);
  });
  await addCalmDays(app, profile.id, [day]);
  await announceJournalChange(app, viewer);
  return { entry: presentEntry(entry), help };
}

/** @throws AppError NOT_FOUND */
export async function changeMoodEntry(
  app: App,
  viewer: ProfileViewer,
  { id, changes }: { id: string; changes: MoodEntryChange },
): Promise<SavedMoodEntry> {
  const { profile } = viewer;
  const { note } = changes;
  const reading = note === undefined ? null : await readSafely(app, viewer, note);
  const entry = await app.db.transaction().execute(async (db) => {
    await lockProfileForUpdate({ db }, profile.id);
    const known = await findEntry(db, profile.id, id);
    if (!known) throw noSuchEntry();
    const changed: EntryRow = {
      ...known,
      before_face: changes.before ?? known.before_face,
      after_face: changes.after ?? known.after_face,
      tags: changes.tags ?? known.tags,
      activities: changes.activities ?? known.activities,
      note: note ?? known.note,
      is_private: reading ? Number(reading.mayConcernHome) : known.is_private,
    };
    await updateEntry(db, changed);
    return changed;
  });
  await announceJournalChange(app, viewer);
  return { entry: presentEntry(entry), help: reading?.help ?? null };
}

/** @throws AppError NOT_FOUND */
export async function deleteMoodEntry(app: App, viewer: ProfileViewer, id: string): Promise<void> {
  if (!(await deleteEntry(app.db, viewer.profile.id, id))) throw noSuchEntry();
  await announceJournalChange(app, viewer);
}

/** Deletes every entry. Calm days and badges stay: they say nothing about how someone felt. */
export async function deleteMoodJournal(app: App, viewer: ProfileViewer): Promise<void> {
  await deleteEntries(app.db, viewer.profile.id);
  await announceJournalChange(app, viewer);
}

/** A note that can't be read is saved all the same, and kept private to be safe. */
async function readSafely(app: App, viewer: ProfileViewer, note: string): Promise<NoteReading> {
  if (note === "") return { help: null, mayConcernHome: false };
  try {
    return await readNote(app, viewer, note);
  } catch (error) {
    // Without the note itself, which is never logged.
    app.log.error(
      { event: "mood-journal.note_unread", err: error },
      "A note could not be checked for distress.",
    );
    return { help: null, mayConcernHome: true };
  }
}

function noSuchEntry(): AppError {
  return new AppError("NOT_FOUND", "This check-in doesn’t exist anymore.");
}
