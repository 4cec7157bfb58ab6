import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./genre-skeleton.module.css";

const posters = Array.from({ length: 12 }, (_, place) => place);

/** A hall's shape while its films are on their way. */
export function GenreSkeleton() {
  return (
    <section aria-busy="true" aria-label={say`Loading films`}>
      <div className={styles.header} data-bright />
      <div className={styles.grid}>
        {posters.map((place) => (
          <Skeleton key={place} aspectRatio="2 / 3" />
        ))}
      </div>
    </section>
  );
}
