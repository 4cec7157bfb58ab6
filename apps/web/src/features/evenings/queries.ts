import {
  answerEvening,
  calendarPath,
  cancelEvening,
  changeEvening,
  listEvenings,
  openEvening,
  planEvening,
} from "@goldmane/contracts/evenings/api";
import type {
  Evening,
  EveningAnswer,
  EveningChanges,
  NewEvening,
} from "@goldmane/contracts/evenings/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, fetchFile } from "#platform/api.ts";
import { saveFile } from "#platform/save-file.ts";
import { sayRefusal } from "#ui/toast/say-refusal.ts";

/** What others change meanwhile: looked at again whenever it is shown, and when the house says so. */
export const eveningsQuery = queryOptions({
  queryKey: ["/api/evenings"],
  queryFn: ({ signal }) => call(listEvenings, {}, { signal }),
  staleTime: 0,
  refetchOnMount: true,
});

/** Each says itself why it was refused. */
function useEveningChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: sayRefusal,
    onSuccess: () => void cache.invalidateQueries(eveningsQuery),
  });
}

export function usePlanEvening() {
  return useEveningChange((body: NewEvening) => call(planEvening, { body }));
}

export function useChangeEvening(id: string) {
  return useEveningChange((changes: EveningChanges) => call(changeEvening, { id, body: changes }));
}

export function useCancelEvening(id: string) {
  return useEveningChange(() => call(cancelEvening, { id }));
}

export function useAnswerEvening(id: string) {
  return useEveningChange((answer: EveningAnswer) => call(answerEvening, { id, body: { answer } }));
}

export function useOpenEvening(id: string) {
  return useEveningChange(() => call(openEvening, { id }));
}

/** Hands the viewer the evening for their own calendar. */
export function useSaveToCalendar({ id, name }: Pick<Evening, "id" | "name">) {
  return useMutation({
    mutationFn: async () => saveFile(await fetchFile(calendarPath(id)), `${fileName(name)}.ics`),
    onError: sayRefusal,
  });
}

/** What every file system takes. */
function fileName(name: string): string {
  const kept = name.replaceAll(/[^\p{L}\p{N} -]/gu, "").trim();
  return kept || "goldmane";
}
