import { type LCPMetric, onLCP } from "web-vitals";

/**
 * LCP of the page that the visit began on. The landing opens the house by itself once its film is
 * over: what the next page paints is not its paint, though no hand was raised between them.
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
