import { useEffect } from "react";
import { startVitals } from "#platform/vitals/start-vitals.ts";
import { Remote } from "./remote/remote.tsx";
import { usePagePreload } from "./use-page-preload.ts";
import { useSpeedProbe } from "./use-speed-probe.ts";
import { useViewerLanguage } from "./use-viewer-language.ts";
import { useWorker } from "./worker/use-worker.ts";

/** What works around every page and draws nothing: it arrives after the page. */
export function Standby() {
  useViewerLanguage();
  usePagePreload();
  useSpeedProbe();
  useWorker();
  useEffect(startVitals, []);
  return <Remote />;
}
