import type { IngestItem } from "@goldmane/contracts/ingest/schema";
import { useState } from "react";
import { useRetryFile } from "#features/ingest/queries.ts";
import { say, sayText } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { fileStateNames } from "#ui/file-state/names.ts";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import styles from "./files.module.css";
import { RemoveDialog } from "./remove-dialog.tsx";

/** A file with its state, the reason of a failure, and its actions. */
export function FileRow({ file }: { file: IngestItem }) {
  const { id, path, fileName, state, reason, canRetry } = file;
  const [isAsked, setAsked] = useState(false);
  const { mutate: retry, isPending } = useRetryFile();
  const again = state === "hidden" ? say`Unhide` : say`Try again`;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.name}>{path}</p>
        <p className={styles.reason}>
          <Badge variant={state === "failed" ? "alarm" : "line"}>{fileStateNames()[state]}</Badge>{" "}
          {reason !== null ? sayText(reason) : state === "hidden" && say`The file isn’t deleted.`}
        </p>
      </div>
      <div className={styles.acts}>
        {canRetry && (
          <Button
            variant="glass"
            icon="retry"
            aria-label={`${again}: ${fileName}`}
            aria-busy={isPending}
            onClick={() => retry(id, { onError: showErrorToast })}
          >
            {again}
          </Button>
        )}
        {state !== "hidden" && (
          <Button
            variant="plain"
            aria-label={say`Remove: ${fileName}`}
            onClick={() => setAsked(true)}
          >
            {say`Remove`}
          </Button>
        )}
      </div>
      {isAsked && (
        <RemoveDialog
          heading={say`Remove ${fileName}?`}
          ids={[id]}
          onClose={() => setAsked(false)}
          onRemoved={() => setAsked(false)}
        />
      )}
    </li>
  );
}
