import { say } from "#platform/words/say.ts";
import styles from "./spinner.module.css";

type Props = {
  /** `page` fills the screen; `small` is inline. */
  size?: "page" | "small";
};

/** A loading indicator, shown after a short delay. */
export function Spinner({ size = "page" }: Props) {
  return (
    <output className={styles.spinner} data-size={size} aria-label={say`Loading`}>
      <span className={styles.ring} />
    </output>
  );
}
