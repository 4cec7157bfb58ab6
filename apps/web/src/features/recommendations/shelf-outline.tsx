import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./shelf-outline.module.css";

const places = Array.from({ length: 8 }, (_, place) => place);

/** The room of one shelf while it is on its way: what stands under it need not move. */
export function ShelfOutline() {
  return (
    <section className={styles.outline} aria-busy="true" aria-label={say`Loading recommendations`}>
      <Skeleton width="12rem" height="var(--size-title)" />
      <div className={styles.row}>
        {places.map((place) => (
          <div key={place} className={styles.card}>
            <Skeleton aspectRatio="2 / 3" />
            <Skeleton width="80%" height="1rem" />
            <Skeleton width="60%" height="0.8rem" />
          </div>
        ))}
      </div>
    </section>
  );
}
