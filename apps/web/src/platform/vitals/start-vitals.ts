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
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: longestWaitMs });
    else setTimeout(begin, longestWaitMs / 5);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
