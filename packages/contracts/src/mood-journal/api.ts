import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { profileParams } from "#family/profile-params.ts";
import {
  moodEntryChange,
  moodJournal,
  newMoodEntry,
  savedMoodEntry,
  sharedMoodJournal,
} from "./schema.ts";

const params = z.object({ id: z.uuid() });

export const getMoodJournal = endpoint("GET", "/api/mood-journal", {
  access: "profile",
  summary: "Get the last 30 days of the profile's own mood journal",
  reply: moodJournal,
});

export const addMoodEntry = endpoint("POST", "/api/mood-journal", {
  access: "profile",
  summary: "Check in: how the profile feels before or after a session; today counts as a calm day",
  body: newMoodEntry,
  reply: savedMoodEntry,
  errors: ["TOO_MANY_REQUESTS"],
});

export const changeMoodEntry = endpoint("PATCH", "/api/mood-journal/:id", {
  access: "profile",
  summary: "Change or complete a check-in",
  params,
  body: moodEntryChange,
  reply: savedMoodEntry,
  errors: ["NOT_FOUND"],
});

export const deleteMoodEntry = endpoint("DELETE", "/api/mood-journal/:id", {
  access: "profile",
  summary: "Delete a check-in",
  params,
  errors: ["NOT_FOUND"],
});

export const deleteMoodJournal = endpoint("DELETE", "/api/mood-journal", {
  access: "profile",
  summary: "Delete every check-in of the profile",
});

export const setMoodSharing = endpoint("PUT", "/api/mood-journal/sharing", {
  access: "profile",
  summary: "Let the parents read a child's or teen's journal, or stop it at once",
  body: z.strictObject({ isShared: z.boolean() }),
  reply: z.object({ isShared: z.boolean() }),
  errors: ["NOT_ALLOWED"],
});

export const getSharedMoodJournal = endpoint("GET", "/api/family-profiles/:id/mood-journal", {
  access: "parent",
  summary: "Get a child's or teen's mood journal, if the child shares it",
  params: profileParams,
  reply: sharedMoodJournal,
  errors: ["NOT_FOUND"],
});

/** GET; every check-in of the profile, as a file. */
export const moodExportPaths = {
  csv: "/api/mood-journal/export.csv",
  json: "/api/mood-journal/export.json",
} as const;
