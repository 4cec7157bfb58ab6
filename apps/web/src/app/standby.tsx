import { lazy, Suspense, useEffect } from "react";
import { music } from "#features/music/turntable.ts";
import { useStore } from "#platform/store.ts";
import { startVitals } from "#platform/vitals/start-vitals.ts";
import { Remote } from "./remote/remote.tsx";
import { usePagePreload } from "./use-page-preload.ts";
import { useSpeedProbe } from "./use-speed-probe.ts";
import { useViewerLanguage } from "./use-viewer-language.ts";
import { useWorker } from "./worker/use-worker.ts";

const MiniPlayer = lazy(() =>
  import("#features/music/mini-player.tsx").then(({ MiniPlayer: view }) => ({ default: view })),
);

/** What works around every page and draws little: it arrives after the page. */
export function Standby() {
  useViewerLanguage();
  usePagePreload();
  useSpeedProbe();
  useWorker();
  useEffect(startVitals, []);
  const hasMusic = useStore(music) !== null;
  return (
    <>
      <Remote />
      {hasMusic && (
        <Suspense fallback={null}>
          <MiniPlayer />
        </Suspense>
      )}
    </>
  );
}
