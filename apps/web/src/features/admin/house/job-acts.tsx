import type { Job } from "@goldmane/contracts/admin/house";
import { useState } from "react";
import { useDeleteJob, useRetryJob } from "#features/admin/acts.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { sayRefusal } from "#ui/toast/say-refusal.ts";

/** What can be done about one job: one that runs is left to its node. */
export function JobActs({ job: { id, kind, state } }: { job: Job }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate: retry } = useRetryJob();
  const { mutate: remove, isPending } = useDeleteJob();
  const close = () => setAsked(false);
  return (
    <>
      {state === "failed" && (
        <RowButton
          aria-label={`Try ${kind} again`}
          onClick={() => retry(id, { onError: sayRefusal })}
        >
          Try again
        </RowButton>
      )}
      {state !== "running" && (
        <RowButton aria-label={`Delete ${kind}`} onClick={() => setAsked(true)}>
          Delete
        </RowButton>
      )}
      {isAsked && (
        <ActDialog
          heading={`Delete ${kind}?`}
          verb="Delete"
          isPending={isPending}
          onClose={close}
          onAct={() => remove(id, { onSuccess: close, onError: sayRefusal })}
        >
          <p>
            {state === "done"
              ? "Only the note that it was done goes away."
              : "It will not be done, and cannot be brought back."}
          </p>
        </ActDialog>
      )}
    </>
  );
}
