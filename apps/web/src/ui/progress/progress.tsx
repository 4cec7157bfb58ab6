import styles from "./progress.module.css";
import { clampProgress } from "./clamp-progress.ts";

type Props = {
  /** Accessible name; null if the text beside it says it. */
  label: string | null;
  /** Null while the total is unknown. */
  value: number | null;
  max?: number;
};

/** A progress bar. */
export function Progress({ label, value, max = 100 }: Props) {
  return (
    <progress
      className={styles.progress}
      max={max}
      value={value === null ? undefined : clampProgress(value, max)}
      aria-label={label ?? undefined}
      aria-hidden={label === null}
    />
  );
}
