import type { Job } from "@goldmane/contracts/admin/house";
import { useDeleteJob, useRetryJob } from "#features/admin/acts.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { sayRefusal } from "#ui/toast/say-refusal.ts";

/** What can be done about one job: one that runs is left to its node. */
export function JobActs({ job: { id, kind, state } }: { job: Job }) {
  const { mutate: retry } = useRetryJob();
  const { mutate: remove } = useDeleteJob();
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
        <RowButton
          aria-label={`Delete ${kind}`}
          onClick={() => remove(id, { onError: sayRefusal })}
        >
          Delete
        </RowButton>
      )}
    </>
  );
}
