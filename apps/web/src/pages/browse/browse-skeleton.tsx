import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./browse-skeleton.module.css";

const posters = Array.from({ length: 12 }, (_, place) => place);

export function BrowseSkeleton() {
  return (
    <section className={styles.grid} aria-busy="true" aria-label={say`Loading films`}>
      {posters.map((place) => (
        <Skeleton key={place} aspectRatio="2 / 3" />
      ))}
    </section>
  );
}
