import type { Backup } from "@goldmane/contracts/backups/schema";
import { formatBytes, formatMoment } from "#features/admin/format.ts";
import { say } from "#platform/words/say.ts";
import { type Column, Table } from "#ui/table/table.tsx";
import { BackupActions } from "./backup-actions.tsx";
import styles from "./backups.module.css";

/** The files in the backup folder. */
export function BackupList({ backups }: { backups: readonly Backup[] }) {
  if (backups.length === 0)
    return <p className={styles.note}>{say`No backups yet. Make one now, or set a schedule.`}</p>;
  return (
    <Table label={say`Backups`} columns={columns()} rows={backups} keyOf={({ name }) => name} />
  );
}

const columns = (): readonly Column<Backup>[] => [
  { heading: say`File`, isName: true, cell: ({ name }) => name },
  { heading: say`Date`, cell: ({ at }) => formatMoment(at) },
  { heading: say`Kind`, cell: ({ isScheduled }) => (isScheduled ? say`Scheduled` : say`Manual`) },
  { heading: say`Size`, isFigure: true, cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
  { heading: say`Actions`, isAction: true, cell: (backup) => <BackupActions backup={backup} /> },
];
