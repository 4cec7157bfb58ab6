import { useEffect } from "react";
import { isScreen } from "#features/companion/screen/screen-tab.ts";
import { closeMusic, music } from "#features/music/turntable.ts";
import { useStore } from "#platform/store.ts";
import { startVitals } from "#platform/vitals/start-vitals.ts";
import { Late } from "#ui/late/late.tsx";
import { Missed } from "#ui/late/missed.tsx";
import { useLive } from "./live/use-live.ts";
import { Remote } from "./remote/remote.tsx";
import { usePagePreload } from "./use-page-preload.ts";
import { useSpeedProbe } from "./use-speed-probe.ts";
import { useViewerLanguage } from "./use-viewer-language.ts";
import { useWorker } from "./worker/use-worker.ts";

const loadMiniPlayer = () =>
  import("#features/music/mini-player.tsx").then(({ MiniPlayer }) => MiniPlayer);

const loadScreenDesk = () =>
  import("./companion/screen-desk.tsx").then(({ ScreenDesk }) => ScreenDesk);

/** What works around every page and draws little: it arrives after the page. */
export function BackgroundServices() {
  useViewerLanguage();
  usePagePreload();
  useSpeedProbe();
  useWorker();
  useLive();
  useEffect(startVitals, []);
  const hasMusic = useStore(music) !== null;
  const hasPhones = useStore(isScreen);
  return (
    <>
      <Remote />
      <Late load={loadScreenDesk}>{(ScreenDesk) => hasPhones && <ScreenDesk />}</Late>
      <Late
        load={loadMiniPlayer}
        renderFailure={({ onRetry }) => <Missed onRetry={onRetry} giveUp={closeMusic} />}
      >
        {(MiniPlayer) => hasMusic && <MiniPlayer />}
      </Late>
    </>
  );
}
