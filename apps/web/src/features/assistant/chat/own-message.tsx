import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./own-message.module.css";
import type { Message } from "./state.ts";

type Props = {
  message: Message;
  /** Puts it into the text field again; null for an earlier message. */
  onCorrect: (() => void) | null;
};

/** A message to Leo. Recognized speech can be corrected and sent again. */
export function OwnMessage({ message: { content, wasSpoken }, onCorrect }: Props) {
  return (
    <div className={styles.own}>
      <p className={styles.text}>
        <span className={styles.unseen}>{say`You:`} </span>
        {content}
      </p>
      {wasSpoken && onCorrect && (
        <Button variant="plain" onClick={onCorrect}>
          {say`Not what you said? Edit it`}
        </Button>
      )}
    </div>
  );
}
