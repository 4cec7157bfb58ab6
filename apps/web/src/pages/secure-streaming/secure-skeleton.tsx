import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./secure-skeleton.module.css";

/** Skeleton of the player and its request log. */
export function SecureSkeleton() {
  return (
    <section className={styles.live} aria-busy="true" aria-label={say`Loading the film`}>
      <Skeleton aspectRatio="16 / 9" />
      <div className={styles.lines}>
        {["100%", "85%", "92%", "78%", "88%"].map((width) => (
          <Skeleton key={width} width={width} height="2.75rem" />
        ))}
      </div>
    </section>
  );
}
