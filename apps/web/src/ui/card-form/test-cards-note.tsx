import styles from "./test-cards-note.module.css";

/** Said wherever no money moves. */
export function TestCardsNote() {
  return (
    <p className={styles.note}>
      <strong>No money moves here.</strong> This house runs its payment sandbox: pay with the test
      card <span className={styles.number}>4242 4242 4242 4242</span>, any later date and any code.
    </p>
  );
}
