import { Mark } from "./mark.tsx";
import styles from "./wordmark.module.css";

/** The mark and the name beside it. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <span className={styles.mark}>
        <Mark />
      </span>
      Goldmane
    </span>
  );
}
