import styles from "./progress.module.css";
import { clampProgress } from "./clamp-progress.ts";

type Props = {
  /** What gets on; null where words beside it say so. */
  label: string | null;
  /** Null while nobody knows how much there is. */
  value: number | null;
  max?: number;
};

/** How far something came. */
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
