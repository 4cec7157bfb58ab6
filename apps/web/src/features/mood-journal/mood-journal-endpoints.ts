import type { getMoodJournal, getSharedMoodJournal } from "@goldmane/contracts/mood-journal/api";
import type { EndpointPath } from "#platform/queries/endpoint-query.ts";

type MoodJournalEndpoint = typeof getMoodJournal | typeof getSharedMoodJournal;

/** What changes with a journal: the owner's view, and the parents' while it is shared. */
export const moodJournalEndpoints: readonly EndpointPath<MoodJournalEndpoint>[] = [
  { path: "/api/mood-journal" },
  { path: "/api/family-profiles/:id/mood-journal" },
];
