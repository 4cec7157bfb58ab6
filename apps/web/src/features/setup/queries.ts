import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { toBackupName } from "@goldmane/contracts/backups/rules";
import { storedBackup } from "@goldmane/contracts/backups/schema";
import {
  checkSetupCode,
  findSetupBackups,
  getChecklist,
  getSetup,
  hideChecklist,
  restoreAtSetup,
  setupBackupPath,
  setupCodeHeader,
  setUpServer,
} from "@goldmane/contracts/setup/api";
import type { Input } from "@goldmane/contracts/endpoint";
import { queryOptions, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#platform/api.ts";
import { changeViewer } from "#platform/change-viewer.ts";
import { endpointKey, endpointQuery } from "#platform/queries/endpoint-query.ts";
import { sendFile } from "#platform/send-file.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
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
    mutationFn: (owner: Input<typeof setUpServer>["body"]) =>
      call(setUpServer, { body: { ...owner, language: getActiveLanguage().language } }),
    onSuccess: async (session) => {
      await enter(cache, session);
      cache.setQueryData(setupQuery.queryKey, (setup) => setup && { ...setup, isFresh: false });
    },
  });
}

/** A folder of the server with its backups. */
export function setupBackupsQuery(code: string, path: string | undefined) {
  return queryOptions({
    queryKey: endpointKey(findSetupBackups, { body: { code, path } }),
    queryFn: ({ signal }) => call(findSetupBackups, { body: { code, path } }, { signal }),
    staleTime: 0,
    retry: false,
  });
}

/** Uploads a backup to a new server. */
export function useUploadSetupBackup(code: string) {
  return useMutation({
    mutationFn: async (file: File) => {
      const path = setupBackupPath.replace(":name", toBackupName(file.name));
      const reply = await sendFile(path, file, { [setupCodeHeader]: code.trim() });
      return storedBackup.parse(JSON.parse(reply));
    },
  });
}

export function useRestoreAtSetup(code: string) {
  return useMutation({
    mutationFn: (path: string) => call(restoreAtSetup, { body: { code, path } }),
  });
}

/** Stores the session of a new household's owner. */
async function enter(cache: QueryClient, session: CurrentSession): Promise<void> {
  await changeViewer(cache);
  cache.setQueryData(sessionQuery.queryKey, session);
}
