import type { KindHelp, MoodEntry, SavedMoodEntry } from "@goldmane/contracts/mood-journal/schema";
import { useState } from "react";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { KindHelpNote } from "./kind-help-note.tsx";
import styles from "./mood-entries.module.css";
import { MoodEntryFacts } from "./mood-entry-facts.tsx";
import { useDeleteMoodEntry } from "./queries.ts";

type Props = {
  entry: MoodEntry;
  /** The answer to its note, if it was just saved. */
  help: KindHelp | null;
  isShared: boolean;
  onSaved: (saved: SavedMoodEntry) => void;
};

/** An own check-in: to complete, or to delete. */
export function MoodEntryRow({ entry, help, isShared, onSaved }: Props) {
  const { id, createdAt, before, after, isPrivate } = entry;
  const [asked, setAsked] = useState<"after" | "delete" | null>(null);
  const deleting = useDeleteMoodEntry();
  const close = () => setAsked(null);
  const time = formatDate(createdAt, { timeStyle: "short" });
  return (
    <li className={styles.entry}>
      <MoodEntryFacts entry={entry} />
      {isShared && isPrivate && (
        <p className={styles.time}>{say`Your parents can’t see this check-in.`}</p>
      )}
      {help && <KindHelpNote help={help} isForParents={isShared && !isPrivate} />}
      {asked === "after" ? (
        <CheckInForm
          question={say`How do you feel now?`}
          when="after"
          entryId={id}
          entry={entry}
          activities={[]}
          onSaved={(saved) => {
            close();
            onSaved(saved);
          }}
        >
          <Button variant="glass" onClick={close}>
            {say`Cancel`}
          </Button>
        </CheckInForm>
      ) : (
        <div className={styles.actions}>
          {before !== null && after === null && (
            <Button variant="glass" onClick={() => setAsked("after")}>
              {say`Add how you feel now`}
            </Button>
          )}
          <Button
            variant="plain"
            aria-label={say`Delete the check-in of ${time}`}
            onClick={() => setAsked("delete")}
          >
            {say`Delete`}
          </Button>
        </div>
      )}
      {asked === "delete" && (
        <ConfirmDialog
          heading={say`Delete this check-in?`}
          confirmLabel={say`Delete`}
          isPending={deleting.isPending}
          onConfirm={() => deleting.mutate(id, { onSuccess: close, onError: showErrorToast })}
          onClose={close}
        >
          <p>{say`You can’t undo this.`}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
