import { useEffect } from "react";
import { isScreen } from "#features/companion/screen/screen-tab.ts";
import { closeMusic, music } from "#features/music/turntable.ts";
import { isVibesOpen } from "#features/vibes/is-vibes-open.ts";
import { useStore } from "#platform/store.ts";
import { startVitals } from "#platform/vitals/start-vitals.ts";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { LoadFailedToast } from "#ui/lazy-load/load-failed-toast.tsx";
import { CardMenus } from "./card-menu/card-menus.tsx";
import { useLive } from "./live/use-live.ts";
import { Remote } from "./remote/remote.tsx";
import { usePagePreload } from "./use-page-preload.ts";
import { useSpeedProbe } from "./use-speed-probe.ts";
import { useViewerLanguage } from "./use-viewer-language.ts";
import { useWorker } from "./worker/use-worker.ts";

const loadMiniPlayer = () =>
  import("#features/music/mini-player.tsx").then(({ MiniPlayer }) => MiniPlayer);

const loadVibesBar = () =>
  import("#features/vibes/bar/vibes-bar.tsx").then(({ VibesBar }) => VibesBar);

const loadScreenDesk = () =>
  import("./companion/screen-desk.tsx").then(({ ScreenDesk }) => ScreenDesk);

/** App-wide hooks and rarely visible parts. Loads after the page. */
export function BackgroundServices() {
  useViewerLanguage();
  usePagePreload();
  useSpeedProbe();
  useWorker();
  useLive();
  useEffect(startVitals, []);
  const hasMusic = useStore(music) !== null;
  const hasVibes = useStore(isVibesOpen);
  const hasPhones = useStore(isScreen);
  return (
    <>
      <Remote />
      <CardMenus />
      <LazyLoad load={loadScreenDesk}>{(ScreenDesk) => hasPhones && <ScreenDesk />}</LazyLoad>
      <LazyLoad
        load={loadMiniPlayer}
        renderFailure={({ onRetry }) => <LoadFailedToast onRetry={onRetry} onGiveUp={closeMusic} />}
      >
        {(MiniPlayer) => hasMusic && <MiniPlayer />}
      </LazyLoad>
      <LazyLoad load={loadVibesBar}>{(VibesBar) => hasVibes && <VibesBar />}</LazyLoad>
    </>
  );
}
