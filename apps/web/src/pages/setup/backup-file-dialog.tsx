import type { BackupListing } from "@goldmane/contracts/setup/schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatBytes, formatMoment } from "#features/admin/format.ts";
import { setupBackupsQuery } from "#features/setup/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { FolderPicker } from "#ui/folder-picker/folder-picker.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./restore.module.css";

type Backup = BackupListing["backups"][number];
type Props = { code: string; onChoose: (backup: Backup) => void; onClose: () => void };

/** Finds a backup in the server's folders, such as a USB drive. */
export function BackupFileDialog({ code, onChoose, onClose }: Props) {
  const [path, setPath] = useState<string>();
  const list = useQuery({ ...setupBackupsQuery(code, path), placeholderData: keepPreviousData });
  const backups = list.data?.backups ?? [];
  const files = backups.map(({ name, path: place, sizeBytes, at }) => ({
    name,
    path: place,
    details: `${formatBytes(sizeBytes)} · ${formatMoment(at)}`,
  }));
  return (
    <Dialog label={say`Choose a backup`} size="medium" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Choose a backup`}</h2>
        <FolderPicker
          listing={list.data}
          problem={list.error ? describeError(list.error) : undefined}
          files={{ list: files, none: say`No backups in this folder.` }}
          isPending={false}
          onOpen={setPath}
          onChoose={(place) => {
            const backup = backups.find((one) => one.path === place);
            if (backup) onChoose(backup);
          }}
        />
      </div>
    </Dialog>
  );
}
