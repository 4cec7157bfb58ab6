import { findInteractive, type LongTask } from "@goldmane/contracts/telemetry/rules";

const pollMs = 1000;
/** Gives up on a page that never becomes quiet. */
const timeoutMs = 60_000;

/** TTI, where the browser reports long tasks. Call it once the first paint is known. */
export function watchInteractive(firstPaintMs: number, report: (ms: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("longtask")) return;
  const tasks: LongTask[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ startMs: startTime, endMs: startTime + duration });
  });
  observer.observe({ type: "longtask", buffered: true });

  const timer = setInterval(() => {
    const nowMs = performance.now();
    const interactive = findInteractive(tasks, { firstPaintMs, readyMs: findReady(), nowMs });
    if (interactive === null && nowMs < timeoutMs) return;
    clearInterval(timer);
    observer.disconnect();
    if (interactive !== null) report(interactive);
  }, pollMs);
}

function findReady(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
}
