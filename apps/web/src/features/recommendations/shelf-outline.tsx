import { say } from "#platform/words/say.ts";
import { RailSkeleton } from "#ui/skeleton/rail-skeleton.tsx";
import { countShelves, hadRecommendations } from "./place-hint.ts";
import styles from "./shelf-outline.module.css";

/** The room of the shelves while they are on their way: what stands under them need not move. */
export function ShelfOutline() {
  const others = Array.from({ length: countShelves() - 1 }, (_, place) => place);
  return (
    <section className={styles.outline} aria-busy="true" aria-label={say`Loading recommendations`}>
      <RailSkeleton hasReasons hasNote={!hadRecommendations()} />
      {others.map((place) => (
        <RailSkeleton key={place} />
      ))}
    </section>
  );
}
