import { say } from "#platform/words/say.ts";
import { PosterWallOutline } from "#ui/poster/poster-wall.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./browse-skeleton.module.css";

const selects = Array.from({ length: 5 }, (_, place) => place);

/** The filters and the films while both are on their way. */
export function BrowseSkeleton() {
  return (
    <section className={styles.view} aria-busy="true" aria-label={say`Loading films`}>
      <div className={styles.genres}>
        <Skeleton height="2.75rem" />
      </div>
      <div className={styles.selects}>
        {selects.map((place) => (
          <Skeleton key={place} height="3rem" />
        ))}
      </div>
      <div className={styles.grid}>
        <PosterWallOutline />
      </div>
    </section>
  );
}
