import { type LCPMetric, onLCP } from "web-vitals";

/**
 * LCP of the page that the document loaded on. The landing screen opens the app without input when
 * its film ends, so the next page's paint must not count.
 */
export function watchLargestPaint(report: (metric: LCPMetric) => void): void {
  const firstPath = location.pathname;
  let leftAtMs = Infinity;
  let largest: LCPMetric | null = null;
  for (const move of ["pushState", "replaceState", "popstate"])
    addEventListener(move, () => {
      if (location.pathname !== firstPath) leftAtMs = Math.min(leftAtMs, performance.now());
    });
  const recordLargest = (metric: LCPMetric) => {
    if (metric.value < leftAtMs) largest = { ...metric };
  };
  onLCP(recordLargest, { reportAllChanges: true });
  onLCP(() => {
    if (largest) report(largest);
  });
}
