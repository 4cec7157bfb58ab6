import { useEffect } from "react";
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

/** What works around every page and draws little: it arrives after the page. */
export function Standby() {
  useViewerLanguage();
  usePagePreload();
  useSpeedProbe();
  useWorker();
  useLive();
  useEffect(startVitals, []);
  const hasMusic = useStore(music) !== null;
  return (
    <>
      <Remote />
      <Late
        load={loadMiniPlayer}
        renderFailure={({ onRetry }) => <Missed onRetry={onRetry} giveUp={closeMusic} />}
      >
        {(MiniPlayer) => hasMusic && <MiniPlayer />}
      </Late>
    </>
  );
}
