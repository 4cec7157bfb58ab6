import { lazy, type ReactNode, Suspense } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OverlayBoundary } from "./overlays/overlay-boundary.tsx";
import styles from "./shell.module.css";
import { useArrival } from "./use-arrival.ts";
import { usePagePreload } from "./use-page-preload.ts";
import { useSpeedProbe } from "./use-speed-probe.ts";

const Remote = lazy(() =>
  import("./remote/remote.tsx").then(({ Remote: view }) => ({ default: view })),
);

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useArrival();
  usePagePreload();
  useSpeedProbe();

  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the films
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <OverlayBoundary>
        <Suspense fallback={null}>
          <Remote />
        </Suspense>
      </OverlayBoundary>
    </>
  );
}
