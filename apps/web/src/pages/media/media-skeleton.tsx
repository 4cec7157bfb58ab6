import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./media.module.css";

const posters = Array.from({ length: 12 }, (_, index) => index);

export function MediaSkeleton() {
  return (
    <section className={styles.page} aria-busy="true" aria-label={say`Loading the library`}>
      <Skeleton width="min(70%, 18rem)" height="3.5rem" />
      <Skeleton width="min(90%, 40rem)" height="3rem" />
      <div className={styles.waiting}>
        {posters.map((index) => (
          <Skeleton key={index} aspectRatio="2 / 3" />
        ))}
      </div>
    </section>
  );
}
