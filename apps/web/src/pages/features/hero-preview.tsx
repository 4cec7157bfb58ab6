import { lazy, Suspense } from "react";
import styles from "./hero-preview.module.css";

/** Lazy, so that other pages' chunks don't list its dependencies. */
const HeroSlides = lazy(() =>
  import("#features/directory/slides/hero-slides.tsx").then((module) => ({
    default: module.HeroSlides,
  })),
);

/** Hero slides; the wrapper reserves their space while they load. */
export function HeroPreview() {
  return (
    <div className={styles.window}>
      <Suspense fallback={null}>
        <HeroSlides />
      </Suspense>
    </div>
  );
}
