import { LogoMark } from "./logo-mark.tsx";
import styles from "./wordmark.module.css";

/** The mark and the name beside it. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <span className={styles.mark}>
        <LogoMark />
      </span>
      Goldmane
    </span>
  );
}
