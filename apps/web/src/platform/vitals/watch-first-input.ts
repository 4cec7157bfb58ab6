/**
 * FID: how long the first click, tap or key press of a visit waited for the page's script. Browsers
 * still tell; web-vitals does not any more.
 */
export function watchFirstInput(tell: (ms: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    if (!(first instanceof PerformanceEventTiming)) return;
    observer.disconnect();
    tell(first.processingStart - first.startTime);
  });
  observer.observe({ type: "first-input", buffered: true });
}
