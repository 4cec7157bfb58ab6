import type { KeptLetter } from "@goldmane/contracts/admin/schema";
import { useQuery } from "@tanstack/react-query";
import { letterQuery } from "#features/admin/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import styles from "./letter-dialog.module.css";

type Props = { letter: KeptLetter; onClose: () => void };

/** A letter as it was written. Its links are words here: following one is its reader's to do. */
export function LetterDialog({ letter, onClose }: Props) {
  const { data, error } = useQuery(letterQuery(letter.id));
  return (
    <Dialog label={letter.subject} size="medium" onClose={onClose}>
      <div className={styles.letter}>
        <h2>{letter.subject}</h2>
        <p className={styles.to}>{say`To ${letter.to}`}</p>
        {error ? (
          <p role="alert">{say`The letter could not be opened.`}</p>
        ) : (
          <pre className={styles.text} aria-busy={!data}>
            {data?.text ?? ""}
          </pre>
        )}
      </div>
    </Dialog>
  );
}
