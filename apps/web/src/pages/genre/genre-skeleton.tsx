import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./genre-skeleton.module.css";

const posters = Array.from({ length: 12 }, (_, place) => place);

/** A hall's shape while its films are on their way. */
export function GenreSkeleton() {
  return (
    <section aria-busy="true" aria-label="Loading films">
      <div className={styles.header}>
        <Skeleton width="min(20rem, 70%)" height="clamp(2.5rem, 5vw, 6rem)" />
        <Skeleton width="min(26rem, 85%)" height="1.6rem" />
      </div>
      <div className={styles.grid}>
        {posters.map((place) => (
          <Skeleton key={place} aspectRatio="2 / 3" />
        ))}
      </div>
    </section>
  );
}
