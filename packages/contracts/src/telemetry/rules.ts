import { advisedFrom } from "./limits.ts";

/** In milliseconds, but CLS, which has no unit. */
export const metrics = ["LCP", "INP", "CLS", "FID", "FCP", "TTI", "TTFB"] as const;
export type Metric = (typeof metrics)[number];

export const metricRatings = ["good", "needs-improvement", "poor"] as const;
export type MetricRating = (typeof metricRatings)[number];

/** Up to and including the first a measure is good, beyond the second it is poor. */
export const thresholds: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FID: [100, 300],
  FCP: [1800, 3000],
  TTI: [3800, 7300],
  TTFB: [800, 1800],
};

export function rateMetric(metric: Metric, value: number): MetricRating {
  const [good, poor] = thresholds[metric];
  if (value <= good) return "good";
  return value <= poor ? "needs-improvement" : "poor";
}

/** A stretch in which a page's script answered nobody. Milliseconds since the page was asked for. */
export type LongTask = { startMs: number; endMs: number };

const quietMs = 5000;

/**
 * When a page answers at once from then on: after the last long task before the first five seconds
 * without one. The network is left out of it, for a film never stops loading.
 * @param firstPaintMs the first contentful paint
 * @param readyMs when the document was there; nothing answers before
 * @returns null while it is too early to tell
 */
export function findInteractive(
  longTasks: readonly LongTask[],
  { firstPaintMs, readyMs, nowMs }: { firstPaintMs: number; readyMs: number; nowMs: number },
): number | null {
  let quietFrom = firstPaintMs;
  for (const { startMs, endMs } of longTasks.toSorted((a, b) => a.startMs - b.startMs)) {
    if (startMs - quietFrom >= quietMs) break;
    quietFrom = Math.max(quietFrom, endMs);
  }
  return nowMs - quietFrom >= quietMs ? Math.max(quietFrom, readyMs) : null;
}

/** How a browser does here; null where it does not tell. */
export type Performing = {
  /** From play to the first picture. */
  videoLoadMs: number | null;
  /** Of the files of the page, those that came from the browser's own cache: 0..1. */
  cacheHitShare: number | null;
  /** Of the memory that a page may take: 0..1. */
  memoryShare: number | null;
};

export const adviceKinds = ["video", "cache", "memory"] as const;
export type AdviceKind = (typeof adviceKinds)[number];

/** What is worth a suggestion to whoever sits there. */
export function findAdvice({ videoLoadMs, cacheHitShare, memoryShare }: Performing): AdviceKind[] {
  const isDue: Record<AdviceKind, boolean> = {
    video: videoLoadMs !== null && videoLoadMs > advisedFrom.videoLoadMs,
    cache: cacheHitShare !== null && cacheHitShare < advisedFrom.cacheHitShare,
    memory: memoryShare !== null && memoryShare > advisedFrom.memoryShare,
  };
  return adviceKinds.filter((kind) => isDue[kind]);
}

export const browserFamilies = ["Chromium", "Firefox", "Safari", "Other"] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

/** All that is sent and kept of a browser's description of itself. */
export function nameBrowserFamily(userAgent: string): BrowserFamily {
  if (/Firefox|FxiOS/.test(userAgent)) return "Firefox";
  if (/Chrom(?:e|ium)|CriOS|Edg/.test(userAgent)) return "Chromium";
  return /Safari/.test(userAgent) ? "Safari" : "Other";
}
