import { Skeleton } from "./skeleton.tsx";
import styles from "./rail-skeleton.module.css";

const cards = Array.from({ length: 8 }, (_, index) => index);

type Props = {
  /** Whether each card has a reason line. */
  hasReasons?: boolean;
  /** Whether the rail has a note. */
  hasNote?: boolean;
};

/** Skeleton of a poster rail. */
export function RailSkeleton({ hasReasons = false, hasNote = false }: Props) {
  return (
    <div className={styles.skeleton} data-reasons={hasReasons}>
      <Skeleton width="12rem" height="var(--size-title)" />
      {hasNote && (
        <div className={styles.note}>
          <Skeleton width="100%" height="100%" />
        </div>
      )}
      <div className={styles.row}>
        {cards.map((index) => (
          <div key={index} className={styles.card}>
            <Skeleton aspectRatio="2 / 3" />
            <Skeleton width="80%" height="1rem" />
            <Skeleton width="60%" height="0.8rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
