import { moodExportPaths } from "@goldmane/contracts/mood-journal/api";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { FileLink } from "#ui/button/file-link.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import styles from "./mood-entries.module.css";
import { useDeleteMoodJournal } from "./queries.ts";

/** Downloads the whole journal, or deletes it. */
export function JournalData({ onDeleted }: { onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeleteMoodJournal();
  const close = () => setAsking(false);
  const remove = () =>
    deleting.mutate(undefined, {
      onSuccess: () => {
        close();
        onDeleted();
      },
      onError: showErrorToast,
    });
  return (
    <div className={styles.actions}>
      <FileLink variant="glass" href={moodExportPaths.csv}>{say`Download as CSV`}</FileLink>
      <FileLink variant="glass" href={moodExportPaths.json}>{say`Download as JSON`}</FileLink>
      <Button variant="alarm" onClick={() => setAsking(true)}>
        {say`Delete all`}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={say`Delete your whole journal?`}
          confirmLabel={say`Delete`}
          isPending={deleting.isPending}
          onConfirm={remove}
          onClose={close}
        >
          <p>{say`Every check-in will be gone for good. Your badges stay.`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
