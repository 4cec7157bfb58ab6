import type { LibraryFolderState } from "@goldmane/contracts/ingest/folders";
import { useState } from "react";
import { useRemoveFolder } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** Removes a folder from the library, after a question. */
export function RemoveFolderButton({ folder: { id, path } }: { folder: LibraryFolderState }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate: remove, isPending } = useRemoveFolder();
  const close = () => setAsked(false);
  return (
    <>
      <RowButton aria-label={say`Remove ${path}`} onClick={() => setAsked(true)}>
        {say`Remove`}
      </RowButton>
      {isAsked && (
        <ConfirmDialog
          heading={say`Remove this folder?`}
          confirmLabel={say`Remove`}
          isPending={isPending}
          onClose={close}
          onConfirm={() => remove(id, { onSuccess: close, onError: showErrorToast })}
        >
          <p>{say`Its films are removed from the library. Your files aren’t deleted.`}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
