import { messageMaxLength } from "@goldmane/contracts/assistant/limits";
import { type FormEvent, type ReactNode, useId } from "react";
import { say } from "#platform/words/say.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import styles from "./composer.module.css";

type Props = {
  draft: string;
  onDraft: (draft: string) => void;
  onSay: () => void;
  /** Nothing can be sent yet; typing ahead is fine. */
  isBusy: boolean;
  /** Shown above the field. */
  notice?: ReactNode;
  /** Optional microphone button. */
  children?: ReactNode;
  /** Its status message. */
  note: string | null;
};

/** Text input; recognized speech can be corrected before sending. */
export function Composer({ draft, onDraft, onSay, isBusy, notice, children, note }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSay();
  };
  return (
    <form className={styles.composer} data-bar onSubmit={submit}>
      {notice}
      <div className={styles.box} data-waiting={isBusy} data-start>
        <input
          className={styles.field}
          aria-label={say`Message to Leo`}
          aria-describedby={note ? id : undefined}
          placeholder={say`Ask Leo anything…`}
          value={draft}
          maxLength={messageMaxLength}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        />
        {children}
        <IconButton
          icon="right"
          label={say`Send`}
          type="submit"
          disabled={isBusy || draft.trim() === ""}
        />
      </div>
      <output id={id} className={styles.note}>
        {note}
      </output>
    </form>
  );
}
