import { say } from "#platform/words/say.ts";
import { PosterWallOutline } from "#ui/poster/poster-wall.tsx";
import styles from "./genre-skeleton.module.css";

/** A hall's shape while its films are on their way. */
export function GenreSkeleton() {
  return (
    <section aria-busy="true" aria-label={say`Loading films`}>
      <div className={styles.header} data-bright />
      <div className={styles.grid}>
        <PosterWallOutline />
      </div>
    </section>
  );
}
