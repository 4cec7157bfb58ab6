import type { CurrentSession } from "@goldmane/contracts/account/schema";
import {
  checkSetupCode,
  getChecklist,
  getSetup,
  hideChecklist,
  setUpServer,
} from "@goldmane/contracts/setup/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { endpointQuery } from "#platform/queries/endpoint-query.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";

/** Another visitor can set the server up meanwhile. */
export const setupQuery = endpointQuery(getSetup, {}, { staleTime: 0, refetchOnMount: true });

/** What is left to do. For the operator. */
export const checklistQuery = endpointQuery(
  getChecklist,
  {},
  { staleTime: 0, refetchOnMount: true },
);

export function useHideChecklist() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(hideChecklist, {}),
    onSuccess: () =>
      cache.setQueryData(checklistQuery.queryKey, (list) => list && { ...list, isHidden: true }),
  });
}

export function useCheckCode() {
  return useMutation({
    mutationFn: (code: string) => call(checkSetupCode, { body: { code } }),
  });
}

export function useSetUpServer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof setUpServer>["body"]) => call(setUpServer, { body }),
    onSuccess: async (session) => {
      await enter(cache, session);
      cache.setQueryData(setupQuery.queryKey, (setup) => setup && { ...setup, isFresh: false });
    },
  });
}

/** Stores the session of a new household's owner. */
async function enter(cache: QueryClient, session: CurrentSession): Promise<void> {
  await changeViewer(cache);
  cache.setQueryData(sessionQuery.queryKey, session);
}
