import { Suspense, useId } from "react";
import { PodcastGrid } from "#features/directory/podcast-grid.tsx";
import { say } from "#platform/words/say.ts";
import { SectionBoundary } from "#ui/lazy-render/section-boundary.tsx";
import styles from "./podcast-row.module.css";

export function PodcastRow() {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {say`Podcasts`}
      </h2>
      <SectionBoundary>
        <Suspense fallback={<div className={styles.placeholder} />}>
          <PodcastGrid />
        </Suspense>
      </SectionBoundary>
    </section>
  );
}
