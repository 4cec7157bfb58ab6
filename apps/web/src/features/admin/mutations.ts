import {
  changeServerSettings,
  deleteJob,
  endHouseholdSessions,
  givePlan,
  retryJob,
  revokeSession,
  stopPlan,
  verifyEmail,
} from "@goldmane/contracts/admin/api";
import {
  backupFilePath,
  deleteBackup,
  makeBackup,
  restoreBackup,
  scheduleBackups,
} from "@goldmane/contracts/backups/api";
import { toBackupName } from "@goldmane/contracts/backups/rules";
import type { BackupSchedule } from "@goldmane/contracts/backups/schema";
import type { Input } from "@goldmane/contracts/endpoint";
import {
  addFolder,
  deleteIngest,
  removeFolder,
  retryIngest,
  scanLibrary,
} from "@goldmane/contracts/ingest/api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, downloadFile } from "#platform/api.ts";
import { isOperatorScoped } from "#platform/queries/operator-scoped.ts";
import { sendFile } from "#platform/send-file.ts";

/** Operator actions affect several lists, so all of the administrator's queries are invalidated. */
function useOperatorMutation<Wish, Result>(mutationFn: (wish: Wish) => Promise<Result>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => cache.invalidateQueries({ predicate: isOperatorScoped }),
  });
}

export function useRevokeSession() {
  return useOperatorMutation((id: string) => call(revokeSession, { id }));
}

export function useSignHouseholdOut() {
  return useOperatorMutation((id: string) => call(endHouseholdSessions, { id }));
}

export function useVerifyEmail() {
  return useOperatorMutation((id: string) => call(verifyEmail, { id }));
}

export function useGivePlan() {
  return useOperatorMutation((wish: Input<typeof givePlan>) => call(givePlan, wish));
}

export function useStopPlan() {
  return useOperatorMutation((wish: Input<typeof stopPlan>) => call(stopPlan, wish));
}

export function useRetryJob() {
  return useOperatorMutation((id: string) => call(retryJob, { id }));
}

export function useDeleteJob() {
  return useOperatorMutation((id: string) => call(deleteJob, { id }));
}

export function useRetryFile() {
  return useOperatorMutation((id: string) => call(retryIngest, { id }));
}

export function useRemoveFile() {
  return useOperatorMutation((id: string) => call(deleteIngest, { id }));
}

export function useScanLibrary() {
  return useOperatorMutation(() => call(scanLibrary, {}));
}

export function useChangeSettings() {
  return useOperatorMutation((changes: Input<typeof changeServerSettings>["body"]) =>
    call(changeServerSettings, { body: changes }),
  );
}

export function useAddFolder() {
  return useOperatorMutation((path: string) => call(addFolder, { body: { path } }));
}

export function useRemoveFolder() {
  return useOperatorMutation((id: string) => call(removeFolder, { id }));
}

export function useMakeBackup() {
  return useOperatorMutation((withFilms: boolean) => call(makeBackup, { body: { withFilms } }));
}

export function useScheduleBackups() {
  return useOperatorMutation((schedule: BackupSchedule) =>
    call(scheduleBackups, { body: schedule }),
  );
}

export function useDeleteBackup() {
  return useOperatorMutation((name: string) => call(deleteBackup, { name }));
}

export function useRestoreBackup() {
  return useOperatorMutation((name: string) => call(restoreBackup, { name }));
}

export function useUploadBackup() {
  return useOperatorMutation((file: File) =>
    sendFile(backupFilePath.replace(":name", toBackupName(file.name)), file),
  );
}

export function useDownload() {
  return useMutation({ mutationFn: downloadFile });
}
