import styles from "./spinner.module.css";

/** Fills the screen while a page is on its way. It shows only when that takes more than a moment. */
export function Spinner() {
  return (
    <output className={styles.hall} aria-label="Loading">
      <span className={styles.ring} />
    </output>
  );
}
