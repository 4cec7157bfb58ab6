import type {
  MoodActivity,
  MoodEntry,
  SavedMoodEntry,
} from "@goldmane/contracts/mood-journal/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import styles from "./check-in.module.css";
import { KindHelpNote } from "./kind-help-note.tsx";
import { moodJournalQuery } from "./queries.ts";

type Props = {
  /** Before or after a session. */
  when: "before" | "after";
  /** After a session: the check-in from before it, to complete; null if there was none. */
  entryId: string | null;
  /** What the session consists of. */
  activities: readonly MoodActivity[];
  /** Called with the saved check-in, or with null if it was skipped. */
  onDone: (entry: MoodEntry | null) => void;
};

/** “How do you feel?” before and after a session; can be skipped. */
export function CheckIn({ when, entryId, activities, onDone }: Props) {
  const { data: journal, isError } = useQuery(moodJournalQuery);
  const [saved, setSaved] = useState<SavedMoodEntry | null>(null);
  const entry = journal?.entries.find(({ id }) => id === entryId) ?? null;
  const take = (result: SavedMoodEntry) => {
    if (result.help) setSaved(result);
    else onDone(result.entry);
  };

  if (saved?.help) {
    const isForParents = journal?.isShared === true && !saved.entry.isPrivate;
    return (
      <div className={styles.form}>
        <KindHelpNote help={saved.help} isForParents={isForParents} />
        <div className={styles.actions}>
          <Button variant="gold" ref={focusFirst} onClick={() => onDone(saved.entry)}>
            {say`Continue`}
          </Button>
        </div>
      </div>
    );
  }
  if (entryId !== null && !journal && !isError) return <Spinner />;
  return (
    <CheckInForm
      question={when === "before" ? say`How do you feel?` : say`How do you feel now?`}
      when={when}
      entryId={entry?.id ?? null}
      entry={entry}
      activities={activities}
      onSaved={take}
    >
      <Button variant="plain" onClick={() => onDone(null)}>
        {say`Skip`}
      </Button>
    </CheckInForm>
  );
}
