import { type LCPMetric, onLCP } from "web-vitals";

/**
 * LCP of the page that the document loaded on. The landing screen opens the app without input when
 * its film ends, so the next page's paint must not count.
 */
export function watchLargestPaint(tell: (metric: LCPMetric) => void): void {
  const begunOn = location.pathname;
  let leftAtMs = Infinity;
  let largest: LCPMetric | null = null;
  for (const move of ["pushState", "replaceState", "popstate"])
    addEventListener(move, () => {
      if (location.pathname !== begunOn) leftAtMs = Math.min(leftAtMs, performance.now());
    });
  const keep = (metric: LCPMetric) => {
    if (metric.value < leftAtMs) largest = { ...metric };
  };
  onLCP(keep, { reportAllChanges: true });
  onLCP(() => {
    if (largest) tell(largest);
  });
}
