import { noteMaxLength } from "@goldmane/contracts/mood-journal/limits";
import type {
  MoodActivity,
  MoodEntry,
  MoodFace,
  SavedMoodEntry,
} from "@goldmane/contracts/mood-journal/schema";
import { type FormEvent, type ReactNode, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import styles from "./check-in.module.css";
import { FacePicker } from "./face-picker.tsx";
import { useCheckIn } from "./queries.ts";
import { TagPicker } from "./tag-picker.tsx";

type Props = {
  question: string;
  when: "before" | "after";
  /** The check-in to complete; null for a new one. */
  entryId: string | null;
  /** The same as it was saved, if it is known. */
  entry: MoodEntry | null;
  activities: readonly MoodActivity[];
  onSaved: (saved: SavedMoodEntry) => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** A face first; tags, a note and the buttons follow. */
export function CheckInForm(props: Props) {
  const { question, when, entryId, entry, activities, onSaved, children } = props;
  const [face, setFace] = useState<MoodFace | null>(null);
  const [tags, setTags] = useState(entry?.tags ?? []);
  const [note, setNote] = useState(entry?.note ?? "");
  const { mutate, isPending, error } = useCheckIn();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (face === null || isPending) return;
    const all = [...new Set([...(entry?.activities ?? []), ...activities])];
    mutate({ when, face, entryId, tags, note, activities: all }, { onSuccess: onSaved });
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <FacePicker legend={question} chosen={face} onChoose={setFace} />
      {face !== null && (
        <>
          <TagPicker chosen={tags} onChange={setTags} />
          <TextArea
            label={say`Your note`}
            value={note}
            rows={2}
            maxLength={noteMaxLength}
            onChange={setNote}
          />
        </>
      )}
      {error && (
        <p className={styles.problem} role="alert">
          {describeError(error)}
        </p>
      )}
      {(face !== null || children) && (
        <div className={styles.actions}>
          {face !== null && (
            <Button variant="gold" type="submit" aria-busy={isPending}>
              {say`Save`}
            </Button>
          )}
          {children}
        </div>
      )}
    </form>
  );
}
