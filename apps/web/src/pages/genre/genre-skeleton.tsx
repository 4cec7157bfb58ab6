import { say } from "#platform/words/say.ts";
import { PosterGridSkeleton } from "#ui/poster/poster-grid.tsx";
import styles from "./genre-skeleton.module.css";

/** Skeleton of a genre page. */
export function GenreSkeleton() {
  return (
    <section aria-busy="true" aria-label={say`Loading films`}>
      <div className={styles.header} data-bright />
      <div className={styles.grid}>
        <PosterGridSkeleton />
      </div>
    </section>
  );
}
