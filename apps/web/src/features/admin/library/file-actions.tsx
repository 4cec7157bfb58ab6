import type { IngestItem } from "@goldmane/contracts/ingest/schema";
import { useState } from "react";
import { useRemoveFile, useRetryFile } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** The actions on one file. */
export function FileActions({ item }: { item: IngestItem }) {
  const { id, fileName, canRetry, state, origin } = item;
  const [isAsked, setAsked] = useState(false);
  const { mutate: retry } = useRetryFile();
  const { mutate: remove, isPending } = useRemoveFile();
  const close = () => setAsked(false);
  return (
    <>
      {canRetry && (
        <RowButton
          aria-label={say`Try again: ${fileName}`}
          onClick={() => retry(id, { onError: showErrorToast })}
        >
          {say`Try again`}
        </RowButton>
      )}
      {state !== "hidden" && (
        <RowButton aria-label={say`Remove ${fileName}`} onClick={() => setAsked(true)}>
          {say`Remove`}
        </RowButton>
      )}
      {isAsked && (
        <ConfirmDialog
          heading={say`Remove ${fileName}?`}
          confirmLabel={say`Remove`}
          isPending={isPending}
          onClose={close}
          onConfirm={() => remove(id, { onSuccess: close, onError: showErrorToast })}
        >
          <p>
            {origin === "upload"
              ? say`This permanently deletes the uploaded file.`
              : say`This hides it from the library. The file isn’t deleted.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
