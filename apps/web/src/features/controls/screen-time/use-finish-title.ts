import { finishTitle } from "@goldmane/contracts/controls/viewer-controls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepTimeLeft } from "#features/controls/own/queries.ts";
import { call } from "#platform/api.ts";

export function useFinishTitle(titleId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(finishTitle, { body: { titleId } }),
    onSuccess: ({ timeLeft }) => keepTimeLeft(cache, titleId, timeLeft),
  });
}
