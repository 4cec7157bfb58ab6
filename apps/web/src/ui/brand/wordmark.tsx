import { LogoMark } from "./logo-mark.tsx";
import styles from "./wordmark.module.css";

/** The logo with the name. */
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
