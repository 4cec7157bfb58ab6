/**
 * FID: how long the first input waited for the main thread. Browsers still report it; web-vitals no
 * longer does.
 */
export function watchFirstInput(report: (ms: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    if (!(first instanceof PerformanceEventTiming)) return;
    observer.disconnect();
    report(first.processingStart - first.startTime);
  });
  observer.observe({ type: "first-input", buffered: true });
}
