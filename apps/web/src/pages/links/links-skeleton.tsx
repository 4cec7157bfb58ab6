import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./links-skeleton.module.css";

const tiles = Array.from({ length: 18 }, (_, index) => index);

/** Skeleton of the links page. */
export function LinksSkeleton() {
  return (
    <section aria-busy="true" aria-label={say`Loading links`}>
      <div className={styles.header}>
        <Skeleton width="min(70%, 18rem)" height="4.5rem" />
        <Skeleton width="min(90%, 26rem)" height="3rem" />
      </div>
      <div className={styles.grid}>
        {tiles.map((index) => (
          <Skeleton key={index} height="9.5rem" />
        ))}
      </div>
    </section>
  );
}
