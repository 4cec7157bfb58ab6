import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./help-guide.module.css";

const entries = Array.from({ length: 10 }, (_, index) => index);

/** Skeleton of the help. */
export function HelpSkeleton() {
  return (
    <div className={styles.guide}>
      <div className={styles.head}>
        <Skeleton width="min(18rem, 100%)" height="2.75rem" />
        <Skeleton width="100%" height="3.25rem" />
      </div>
      <ul className={styles.entries}>
        {entries.map((index) => (
          <li key={index}>
            <Skeleton width="100%" height="3.25rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
