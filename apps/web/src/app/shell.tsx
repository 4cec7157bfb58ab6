import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import { useArrival } from "./use-arrival.ts";
import { usePagePreload } from "./use-page-preload.ts";
import { useSpatialKeys } from "./use-spatial-keys.ts";
import { useSpeedProbe } from "./use-speed-probe.ts";

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  useArrival();
  usePagePreload();
  useSpatialKeys();
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
    </>
  );
}
