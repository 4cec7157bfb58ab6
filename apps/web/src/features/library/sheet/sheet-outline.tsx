import { say } from "#platform/words/say.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./sheet-outline.module.css";

/** Placeholder of a film's details while they load. */
export function SheetOutline() {
  return (
    <section className={styles.outline} aria-busy="true" aria-label={say`Loading film`}>
      <Skeleton width="min(26rem, 80%)" height="var(--size-headline)" />
      <Skeleton width="min(20rem, 65%)" height="1.4rem" />
      <Skeleton width="12rem" height="1.2rem" />
      <Skeleton width="min(24rem, 90%)" height="3rem" />
      <Skeleton height="8rem" />
    </section>
  );
}
