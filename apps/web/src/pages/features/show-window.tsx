import { lazy, Suspense } from "react";
import styles from "./show-window.module.css";

/** Late, so that no other page carries the names of what it needs. */
const HeroSlides = lazy(() =>
  import("#features/directory/slides/hero-slides.tsx").then((module) => ({
    default: module.HeroSlides,
  })),
);

/** What the house has on show tonight; its place is kept while it is on its way. */
export function ShowWindow() {
  return (
    <div className={styles.window}>
      <Suspense fallback={null}>
        <HeroSlides />
      </Suspense>
    </div>
  );
}
