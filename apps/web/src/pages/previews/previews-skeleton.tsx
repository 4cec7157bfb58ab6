import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./previews.module.css";

const tiles = Array.from({ length: 6 }, (_, index) => index);

/** Skeleton of the upcoming films page. */
export function PreviewsSkeleton() {
  return (
    <section aria-busy="true" aria-label={say`Loading upcoming films`}>
      <div className={styles.outline}>
        <Skeleton width="100%" height="clamp(26rem, 42vw, 46rem)" />
      </div>
      <div className={styles.grid}>
        {tiles.map((index) => (
          <Skeleton key={index} height="18rem" />
        ))}
      </div>
    </section>
  );
}
