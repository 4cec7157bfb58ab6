import { whenIdle } from "#platform/device/when-idle.ts";

const longestWaitMs = 5000;

let hasStarted = false;

/**
 * Starts measuring once the page has loaded and is idle, so that measuring slows nothing down.
 * Browsers buffer earlier entries.
 */
export function startVitals(): void {
  if (hasStarted) return;
  hasStarted = true;
  const begin = () => {
    import("./watch-vitals.ts").then(
      ({ watchVitals }) => watchVitals(),
      // Without a network there is nowhere to report to.
      () => undefined,
    );
  };
  const beginLater = () => void whenIdle(begin, longestWaitMs);
  if (document.readyState === "complete") beginLater();
  else addEventListener("load", beginLater, { once: true });
}
