import { say } from "#platform/words/say.ts";
import { PosterGridSkeleton } from "#ui/poster/poster-grid.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./browse-skeleton.module.css";

const selects = Array.from({ length: 6 }, (_, index) => index);

/** Skeleton of the filters and results. */
export function BrowseSkeleton() {
  return (
    <section className={styles.view} aria-busy="true" aria-label={say`Loading films`}>
      <div className={styles.selects}>
        {selects.map((index) => (
          <Skeleton key={index} height="3rem" />
        ))}
      </div>
      <div className={styles.grid}>
        <PosterGridSkeleton />
      </div>
    </section>
  );
}
