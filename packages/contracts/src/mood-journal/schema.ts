import * as z from "zod/mini";
import { plainText } from "#plain-text.ts";
import { someChange } from "#some-change.ts";
import { moodActivities, moodFaces, moodTags, noteMaxLength, tagsAtMost } from "./limits.ts";

export const moodFace = z.literal([...moodFaces]);
export type MoodFace = z.infer<typeof moodFace>;

export const moodTag = z.enum(moodTags);
export type MoodTag = z.infer<typeof moodTag>;

export const moodActivity = z.enum(moodActivities);
export type MoodActivity = z.infer<typeof moodActivity>;

const isEachOnce = z.refine<readonly string[]>(
  (values) => new Set(values).size === values.length,
  "must name each once",
);
const note = z.string().check(plainText, z.maxLength(noteMaxLength));

export const moodTagList = z.array(moodTag).check(z.maxLength(tagsAtMost), isEachOnce);
export const moodActivityList = z
  .array(moodActivity)
  .check(z.maxLength(moodActivities.length), isEachOnce);

/** A check-in: how a profile felt before a session, after it, or both. */
export const moodEntry = z.object({
  id: z.uuid(),
  /** The day of the check-in by the household's calendar, ISO 8601. */
  day: z.iso.date(),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  before: z.nullable(moodFace),
  after: z.nullable(moodFace),
  tags: z.array(moodTag),
  activities: z.array(moodActivity),
  note: z.string(),
  /** Kept from the parents even while the journal is shared, since it may tell of harm at home. */
  isPrivate: z.boolean(),
});
export type MoodEntry = z.infer<typeof moodEntry>;

export const newMoodEntry = z
  .strictObject({
    before: z.optional(moodFace),
    after: z.optional(moodFace),
    tags: z._default(moodTagList, []),
    activities: z._default(moodActivityList, []),
    note: z._default(note, ""),
  })
  .check(
    z.refine(
      ({ before, after }) => before !== undefined || after !== undefined,
      "must say how it feels before or after",
    ),
  );
export type NewMoodEntry = z.infer<typeof newMoodEntry>;

export const moodEntryChange = z
  .strictObject({
    before: z.optional(moodFace),
    after: z.optional(moodFace),
    tags: z.optional(moodTagList),
    activities: z.optional(moodActivityList),
    note: z.optional(note),
  })
  .check(someChange);
export type MoodEntryChange = z.infer<typeof moodEntryChange>;

/** What a note that tells of distress or danger is answered with. It isn't stored. */
export const kindHelp = z.object({
  text: z.string(),
  /** ISO 639-1 language of the text, which is the note's. */
  language: z.string(),
  /** A number to call; null where none is needed. */
  helpline: z.nullable(z.string()),
});
export type KindHelp = z.infer<typeof kindHelp>;

export const savedMoodEntry = z.object({ entry: moodEntry, help: z.nullable(kindHelp) });
export type SavedMoodEntry = z.infer<typeof savedMoodEntry>;

const entries = {
  /** Today by the household's calendar, the last day of the calendar. */
  today: z.iso.date(),
  /** Of the calendar's days, latest first. */
  entries: z.array(moodEntry),
};

export const moodJournal = z.object({
  ...entries,
  /** Only a child or teen can share a journal with the parents. */
  canShare: z.boolean(),
  isShared: z.boolean(),
});
export type MoodJournal = z.infer<typeof moodJournal>;

/** A child's journal for a parent; null unless the child shares it. */
export const sharedMoodJournal = z.object({ journal: z.nullable(z.object(entries)) });
export type SharedMoodJournal = z.infer<typeof sharedMoodJournal>;
