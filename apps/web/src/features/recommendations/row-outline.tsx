import { say } from "#platform/words/say.ts";
import { RailSkeleton } from "#ui/skeleton/rail-skeleton.tsx";
import { countRows, hadRecommendations } from "./row-count.ts";
import styles from "./row-outline.module.css";

/** Placeholder of the rows while they load, to prevent a layout shift. */
export function RowOutline() {
  const others = Array.from({ length: countRows() - 1 }, (_, place) => place);
  return (
    <section className={styles.outline} aria-busy="true" aria-label={say`Loading recommendations`}>
      <RailSkeleton hasReasons hasNote={!hadRecommendations()} />
      {others.map((place) => (
        <RailSkeleton key={place} />
      ))}
    </section>
  );
}
