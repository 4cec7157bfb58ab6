import {
  addMoodEntry,
  changeMoodEntry,
  deleteMoodEntry,
  deleteMoodJournal,
  getMoodJournal,
  getSharedMoodJournal,
  setMoodSharing,
} from "@goldmane/contracts/mood-journal/api";
import type {
  MoodActivity,
  MoodFace,
  MoodTag,
  SavedMoodEntry,
} from "@goldmane/contracts/mood-journal/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** The profile's other devices change it too. */
const live = { staleTime: 0, refetchOnMount: "always" } as const;

/** The profile's own journal. */
export const moodJournalQuery = endpointQuery(getMoodJournal, {}, live);

/** A child's journal for a parent; empty unless the child shares it. */
export function sharedMoodQuery(profileId: string) {
  return endpointQuery(getSharedMoodJournal, { id: profileId }, live);
}

function useJournalMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => cache.invalidateQueries(moodJournalQuery),
  });
}

type CheckInDraft = {
  when: "before" | "after";
  face: MoodFace;
  tags: MoodTag[];
  activities: MoodActivity[];
  note: string;
  /** The check-in to complete; null for a new one. */
  entryId: string | null;
};

/** Saves a check-in, or completes one. One that was deleted meanwhile is saved as a new one. */
export function useCheckIn() {
  return useJournalMutation(saveCheckIn);
}

async function saveCheckIn({
  when,
  face,
  entryId,
  ...facts
}: CheckInDraft): Promise<SavedMoodEntry> {
  const body = { ...(when === "before" ? { before: face } : { after: face }), ...facts };
  if (entryId === null) return await call(addMoodEntry, { body });
  try {
    return await call(changeMoodEntry, { id: entryId, body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "NOT_FOUND") throw error;
    return await call(addMoodEntry, { body });
  }
}

export function useDeleteMoodEntry() {
  return useJournalMutation((id: string) => call(deleteMoodEntry, { id }));
}

export function useDeleteMoodJournal() {
  return useJournalMutation(() => call(deleteMoodJournal, {}));
}

/** Shows the new state at once, and the old one again if the server refuses. */
export function useSetMoodSharing() {
  const cache = useQueryClient();
  const show = (isShared: boolean) =>
    cache.setQueryData(moodJournalQuery.queryKey, (journal) => journal && { ...journal, isShared });
  return useMutation({
    mutationFn: (isShared: boolean) => call(setMoodSharing, { body: { isShared } }),
    onMutate: show,
    onError: (error, isShared) => {
      show(!isShared);
      showErrorToast(error);
    },
    onSettled: () => cache.invalidateQueries(moodJournalQuery),
  });
}
