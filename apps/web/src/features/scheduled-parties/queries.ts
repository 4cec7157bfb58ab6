import {
  answerScheduledParty,
  calendarPath,
  cancelScheduledParty,
  changeScheduledParty,
  listScheduledParties,
  openScheduledParty,
  scheduleParty,
} from "@goldmane/contracts/scheduled-parties/api";
import type {
  ScheduledParty,
  RsvpAnswer,
  ScheduledPartyChanges,
  NewScheduledParty,
} from "@goldmane/contracts/scheduled-parties/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, fetchFile } from "#platform/api.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { saveFile } from "#platform/save-file.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** Always stale: other people change it. Refetched on mount and on the live event. */
export const scheduledPartiesQuery = endpointQuery(
  listScheduledParties,
  {},
  {
    staleTime: 0,
    refetchOnMount: true,
  },
);

/** A mutation that shows its own refusal and refetches the list. */
function useScheduledPartyMutation<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: showErrorToast,
    onSuccess: () => void cache.invalidateQueries(scheduledPartiesQuery),
  });
}

export function useScheduleParty() {
  return useScheduledPartyMutation((body: NewScheduledParty) => call(scheduleParty, { body }));
}

export function useChangeScheduledParty(id: string) {
  return useScheduledPartyMutation((changes: ScheduledPartyChanges) =>
    call(changeScheduledParty, { id, body: changes }),
  );
}

export function useCancelScheduledParty(id: string) {
  return useScheduledPartyMutation(() => call(cancelScheduledParty, { id }));
}

export function useAnswerScheduledParty(id: string) {
  return useScheduledPartyMutation((answer: RsvpAnswer) =>
    call(answerScheduledParty, { id, body: { answer } }),
  );
}

export function useOpenScheduledParty(id: string) {
  return useScheduledPartyMutation(() => call(openScheduledParty, { id }));
}

/** Saves the party as an .ics file. */
export function useSaveToCalendar({ id, name }: Pick<ScheduledParty, "id" | "name">) {
  return useMutation({
    mutationFn: async () => saveFile(await fetchFile(calendarPath(id)), `${fileName(name)}.ics`),
    onError: showErrorToast,
  });
}

/** Keeps only characters that every file system accepts. */
function fileName(name: string): string {
  const safe = name.replaceAll(/[^\p{L}\p{N} -]/gu, "").trim();
  return safe || "goldmane";
}
