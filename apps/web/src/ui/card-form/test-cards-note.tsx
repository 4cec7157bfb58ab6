import { sayParts } from "#platform/words/say-parts.tsx";
import { say } from "#platform/words/say.ts";
import styles from "./test-cards-note.module.css";

/** Shown wherever payments are in sandbox mode. */
export function TestCardsNote() {
  const number = <span className={styles.number}>4242 4242 4242 4242</span>;
  return (
    <p className={styles.note}>
      <strong>{say`Test payments only.`}</strong>{" "}
      {sayParts`Pay with the test card ${number}, any later date and any code. You won’t be charged.`}
    </p>
  );
}
