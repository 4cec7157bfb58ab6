import { say } from "#platform/words/say.ts";
import styles from "./spinner.module.css";

type Props = {
  /** `page` fills the screen; `small` stands in a line. */
  size?: "page" | "small";
};

/** Something is on its way. It shows only when that takes more than a moment. */
export function Spinner({ size = "page" }: Props) {
  return (
    <output className={styles.spinner} data-size={size} aria-label={say`Loading`}>
      <span className={styles.ring} />
    </output>
  );
}
