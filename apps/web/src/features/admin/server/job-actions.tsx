import type { Job } from "@goldmane/contracts/admin/server";
import { useState } from "react";
import { useDeleteJob, useRetryJob } from "#features/admin/mutations.ts";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";

/** The actions on one job; running jobs have none. */
export function JobActions({ job: { id, kind, state } }: { job: Job }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate: retry } = useRetryJob();
  const { mutate: remove, isPending } = useDeleteJob();
  const close = () => setAsked(false);
  return (
    <>
      {state === "failed" && (
        <RowButton
          aria-label={say`Try again: ${kind}`}
          onClick={() => retry(id, { onError: showErrorToast })}
        >
          {say`Try again`}
        </RowButton>
      )}
      {state !== "running" && (
        <RowButton aria-label={say`Delete ${kind}`} onClick={() => setAsked(true)}>
          {say`Delete`}
        </RowButton>
      )}
      {isAsked && (
        <ConfirmDialog
          heading={say`Delete ${kind}?`}
          confirmLabel={say`Delete`}
          isPending={isPending}
          onClose={close}
          onConfirm={() => remove(id, { onSuccess: close, onError: showErrorToast })}
        >
          <p>
            {state === "done"
              ? say`This only removes it from the list.`
              : say`The job won’t run. You can’t undo this.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
