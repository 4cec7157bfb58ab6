import { useEffect } from "react";
import { startSpeedProbe } from "#platform/device/bandwidth.ts";

const afterFirstPaintMs = 3000;

/** Measures the connection while the product is open, once its first page is there. */
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
