import type { IngestItem } from "@goldmane/contracts/ingest/schema";
import { useState } from "react";
import { useRemoveFile, useRetryFile } from "#features/admin/acts.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { ActDialog } from "#ui/dialog/act-dialog.tsx";
import { sayRefusal } from "#ui/toast/say-refusal.ts";

/** What can be done about one file. */
export function FileActs({ item }: { item: IngestItem }) {
  const { id, fileName, canRetry, state, origin } = item;
  const [isAsked, setAsked] = useState(false);
  const { mutate: retry } = useRetryFile();
  const { mutate: remove, isPending } = useRemoveFile();
  const close = () => setAsked(false);
  return (
    <>
      {canRetry && (
        <RowButton
          aria-label={`Try ${fileName} again`}
          onClick={() => retry(id, { onError: sayRefusal })}
        >
          Try again
        </RowButton>
      )}
      {state !== "hidden" && (
        <RowButton aria-label={`Remove ${fileName}`} onClick={() => setAsked(true)}>
          Remove
        </RowButton>
      )}
      {isAsked && (
        <ActDialog
          heading={`Remove ${fileName}?`}
          verb="Remove"
          isPending={isPending}
          onClose={close}
          onAct={() => remove(id, { onSuccess: close, onError: sayRefusal })}
        >
          <p>
            {origin === "upload"
              ? "The upload is deleted for good."
              : "It leaves the shelves; the file stays where it is."}
          </p>
        </ActDialog>
      )}
    </>
  );
}
