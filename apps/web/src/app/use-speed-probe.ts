import { useEffect } from "react";
import { startSpeedProbe } from "#platform/device/bandwidth.ts";

const afterFirstPaintMs = 3000;

/** Measures the bandwidth while the app is open, starting after the first paint. */
export function useSpeedProbe(): void {
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = startSpeedProbe();
    }, afterFirstPaintMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
