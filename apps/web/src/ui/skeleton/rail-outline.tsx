import { Skeleton } from "./skeleton.tsx";
import styles from "./rail-outline.module.css";

const places = Array.from({ length: 8 }, (_, place) => place);

type Props = {
  /** Whether each card will say why it is there. */
  hasReasons?: boolean;
  /** Whether there is something to say beside its name. */
  hasNote?: boolean;
};

/** The room of a shelf of posters while its films are on their way. */
export function RailOutline({ hasReasons = false, hasNote = false }: Props) {
  return (
    <div className={styles.outline} data-reasons={hasReasons}>
      <Skeleton width="12rem" height="var(--size-title)" />
      {hasNote && (
        <div className={styles.note}>
          <Skeleton width="100%" height="100%" />
        </div>
      )}
      <div className={styles.row}>
        {places.map((place) => (
          <div key={place} className={styles.card}>
            <Skeleton aspectRatio="2 / 3" />
            <Skeleton width="80%" height="1rem" />
            <Skeleton width="60%" height="0.8rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
