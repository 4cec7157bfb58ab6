import { say } from "#platform/words/say.ts";
import { RailSkeleton } from "#ui/skeleton/rail-skeleton.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./home-skeleton.module.css";

/** Skeleton of the home page. */
export function HomeSkeleton() {
  return (
    <section className={styles.home} aria-busy="true" aria-label={say`Loading films`}>
      <div className={styles.hero}>
        <Skeleton width="9rem" height="1.4rem" />
        <Skeleton width="min(34rem, 80%)" height="clamp(2.5rem, 5vw, 6rem)" />
        <Skeleton width="min(24rem, 65%)" height="1.6rem" />
        <Skeleton width="14rem" height="3rem" />
      </div>
      <RailSkeleton />
      <RailSkeleton />
    </section>
  );
}
