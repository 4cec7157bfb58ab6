import { lazy, Suspense } from "react";
import { OverlayBoundary } from "./overlay-boundary.tsx";
import styles from "./viewer-place.module.css";

const ViewerCorner = lazy(() =>
  import("./viewer-corner.tsx").then((module) => ({ default: module.ViewerCorner })),
);

/** Keeps the room of the viewer's corner until it is there. */
export function ViewerPlace() {
  return (
    <div className={styles.place}>
      <OverlayBoundary>
        <Suspense fallback={null}>
          <ViewerCorner />
        </Suspense>
      </OverlayBoundary>
    </div>
  );
}
