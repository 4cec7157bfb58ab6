import { whenIdle } from "#platform/device/when-idle.ts";

const longestWaitMs = 5000;

let hasStarted = false;

/**
 * Begins to measure this visit once the page is loaded and the browser has time, so that measuring
 * slows down nothing that is measured: browsers remember what was before.
 */
export function startVitals(): void {
  if (hasStarted) return;
  hasStarted = true;
  const begin = () => {
    import("./watch-vitals.ts").then(
      ({ watchVitals }) => watchVitals(),
      // Without a network there is nobody to tell, either.
      () => undefined,
    );
  };
  const beginLater = () => void whenIdle(begin, longestWaitMs);
  if (document.readyState === "complete") beginLater();
  else addEventListener("load", beginLater, { once: true });
}
