import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { say } from "#platform/words/say.ts";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";
import { useArrival } from "./use-arrival.ts";

/** Always below the fold. */
const loadFooter = () => import("./footer.tsx").then(({ Footer }) => Footer);
const loadBackgroundServices = () =>
  import("./background-services.tsx").then(({ BackgroundServices }) => BackgroundServices);

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  useArrival();

  // A new server answers nothing that the header needs.
  if (path === "/setup") return <main id="main">{children}</main>;
  return (
    <>
      <a href="#main" className={styles.skip} data-bar>
        {say`Skip to content`}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <LazyLoad load={loadFooter}>{(Footer) => <Footer />}</LazyLoad>
      <LazyLoad load={loadBackgroundServices}>
        {(BackgroundServices) => <BackgroundServices />}
      </LazyLoad>
    </>
  );
}
