import { useQuery } from "@tanstack/react-query";
import { backupsQuery } from "#features/admin/queries.ts";
import { RetryMessage } from "#ui/message/retry-message.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import { BackupList } from "./backup-list.tsx";
import { MakeBackupSection } from "./make-backup-section.tsx";
import { ScheduleSection } from "./schedule-section.tsx";

/** Backups: making, scheduling and restoring them. */
export function BackupsView() {
  const { data: state, error, refetch } = useQuery(backupsQuery);
  if (!state)
    return error ? (
      <RetryMessage error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="20rem" />
    );
  return (
    <>
      <BackupList backups={state.backups} />
      <MakeBackupSection state={state} />
      <ScheduleSection schedule={state.schedule} folder={state.folder} />
    </>
  );
}
