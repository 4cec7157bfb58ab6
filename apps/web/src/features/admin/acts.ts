import {
  deleteJob,
  endHouseholdSessions,
  givePlan,
  retryJob,
  revokeSession,
  stopPlan,
  verifyEmail,
} from "@goldmane/contracts/admin/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { deleteIngest, retryIngest, scanLibrary } from "@goldmane/contracts/ingest/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";

/** Whatever an operator does shows in more than one list: all of them are asked for again. */
function useAct<Wish>(act: (wish: Wish) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: ["/api/admin"] }),
  });
}

export function useRevokeSession() {
  return useAct((id: string) => call(revokeSession, { id }));
}

export function useSignHouseholdOut() {
  return useAct((id: string) => call(endHouseholdSessions, { id }));
}

export function useVerifyEmail() {
  return useAct((id: string) => call(verifyEmail, { id }));
}

export function useGivePlan() {
  return useAct((wish: Input<typeof givePlan>) => call(givePlan, wish));
}

export function useStopPlan() {
  return useAct((wish: Input<typeof stopPlan>) => call(stopPlan, wish));
}

export function useRetryJob() {
  return useAct((id: string) => call(retryJob, { id }));
}

export function useDeleteJob() {
  return useAct((id: string) => call(deleteJob, { id }));
}

export function useRetryFile() {
  return useAct((id: string) => call(retryIngest, { id }));
}

export function useRemoveFile() {
  return useAct((id: string) => call(deleteIngest, { id }));
}

export function useScanLibrary() {
  return useAct(() => call(scanLibrary, {}));
}
