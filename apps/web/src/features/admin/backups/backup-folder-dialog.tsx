import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { folderListingQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { FolderPicker } from "#ui/folder-picker/folder-picker.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./backups.module.css";

type Props = {
  problem: string | undefined;
  isPending: boolean;
  onChoose: (path: string) => void;
  onClose: () => void;
};

/** Chooses the folder for backups. */
export function BackupFolderDialog({ problem, isPending, onChoose, onClose }: Props) {
  const [path, setPath] = useState<string>();
  const list = useQuery({ ...folderListingQuery(path), placeholderData: keepPreviousData });
  return (
    <Dialog label={say`Backup folder`} size="medium" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{say`Backup folder`}</h2>
        <FolderPicker
          listing={list.data}
          problem={list.error ? describeError(list.error) : problem}
          chooseLabel={say`Use this folder`}
          isPending={isPending}
          onOpen={setPath}
          onChoose={onChoose}
        />
      </div>
    </Dialog>
  );
}
