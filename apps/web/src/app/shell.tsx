import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Overlays } from "#app/overlays/overlays.tsx";
import { useWhoIsWatching } from "#app/overlays/use-who-is-watching.ts";
import { sessionQuery } from "#features/account/queries.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import { useArrival } from "./use-arrival.ts";
import { usePagePreload } from "./use-page-preload.ts";
import { useSpatialKeys } from "./use-spatial-keys.ts";
import { useSpeedProbe } from "./use-speed-probe.ts";

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { data: session } = useQuery(sessionQuery);
  useArrival();
  usePagePreload();
  useSpatialKeys();
  useSpeedProbe();
  useWhoIsWatching();

  return (
    // A child's house keeps its colours on every page that has none of its own.
    <div data-genre={session?.profile?.role === "child" ? "kids" : undefined}>
      <a href="#main" className={styles.skip}>
        Skip to the films
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Overlays />
    </div>
  );
}
