import { backupFilePath } from "@goldmane/contracts/backups/api";
import type { Backup } from "@goldmane/contracts/backups/schema";
import { useState } from "react";
import { useDeleteBackup, useDownload, useRestoreBackup } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { showToast } from "#ui/toast/toasts.ts";

/** The actions on one backup. */
export function BackupActions({ backup: { name } }: { backup: Backup }) {
  const [question, setQuestion] = useState<"restore" | "delete" | null>(null);
  const download = useDownload();
  const restore = useRestoreBackup();
  const remove = useDeleteBackup();
  const close = () => setQuestion(null);
  const startRestore = () =>
    restore.mutate(name, {
      onSuccess: ({ restarts }) => {
        close();
        showToast({
          title: restarts ? say`The server is restarting` : say`Restart the server now`,
          description: say`You may have to sign in again when it’s back.`,
        });
      },
      onError: showErrorToast,
    });
  return (
    <>
      <RowButton
        aria-label={say`Download ${name}`}
        onClick={() =>
          download.mutate(backupFilePath.replace(":name", name), { onError: showErrorToast })
        }
      >
        {say`Download`}
      </RowButton>
      <RowButton aria-label={say`Restore ${name}`} onClick={() => setQuestion("restore")}>
        {say`Restore`}
      </RowButton>
      <RowButton aria-label={say`Delete ${name}`} onClick={() => setQuestion("delete")}>
        {say`Delete`}
      </RowButton>
      {question === "restore" && (
        <ConfirmDialog
          heading={say`Restore this backup?`}
          confirmLabel={say`Restore`}
          isPending={restore.isPending}
          onClose={close}
          onConfirm={startRestore}
        >
          <p>{say`This replaces all accounts, settings and history, then restarts the server.`}</p>
        </ConfirmDialog>
      )}
      {question === "delete" && (
        <ConfirmDialog
          heading={say`Delete this backup?`}
          confirmLabel={say`Delete`}
          isPending={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate(name, { onSuccess: close, onError: showErrorToast })}
        >
          <p>{say`You can’t undo this.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
