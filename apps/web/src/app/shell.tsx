import { lazy, type ReactNode, Suspense } from "react";
import { say } from "#platform/words/say.ts";
import { Header } from "./header.tsx";
import { OverlayBoundary } from "./overlays/overlay-boundary.tsx";
import styles from "./shell.module.css";
import { useArrival } from "./use-arrival.ts";

/** Below every first screen. */
const Footer = lazy(() => import("./footer.tsx").then(({ Footer: view }) => ({ default: view })));
const Standby = lazy(() =>
  import("./standby.tsx").then(({ Standby: view }) => ({ default: view })),
);

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useArrival();

  return (
    <>
      <a href="#main" className={styles.skip} data-bar>
        {say`Skip to the films`}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <OverlayBoundary>
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      </OverlayBoundary>
      <OverlayBoundary>
        <Suspense fallback={null}>
          <Standby />
        </Suspense>
      </OverlayBoundary>
    </>
  );
}
