import { advisedFrom } from "./limits.ts";

/** In milliseconds, except CLS, which has no unit. */
export const metrics = ["LCP", "INP", "CLS", "FID", "FCP", "TTI", "TTFB"] as const;
export type Metric = (typeof metrics)[number];

export const metricRatings = ["good", "needs-improvement", "poor"] as const;
export type MetricRating = (typeof metricRatings)[number];

/** Values up to the first are good, values above the second are poor. */
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

/** A long task of the main thread. Milliseconds since navigation start. */
export type LongTask = { startMs: number; endMs: number };

const quietMs = 5000;

/**
 * Time to interactive: the end of the last long task before the first five seconds without one. The
 * network isn't considered, because a film never stops loading.
 * @param firstPaintMs the first contentful paint
 * @param readyMs DOMContentLoaded; the lower bound of the result
 * @returns null until five quiet seconds have passed
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

/** Performance of this visit; null where the browser doesn't report it. */
export type Performing = {
  /** From play to the first frame, in ms. */
  videoLoadMs: number | null;
  /** Share of the page's files that came from the browser's cache, 0..1. */
  cacheHitShare: number | null;
  /** Share of the memory available to the page, 0..1. */
  memoryShare: number | null;
};

export const adviceKinds = ["video", "cache", "memory"] as const;
export type AdviceKind = (typeof adviceKinds)[number];

/** The advice to show for this visit. */
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

/** The family of a user agent; nothing else of it is sent or stored. */
export function nameBrowserFamily(userAgent: string): BrowserFamily {
  if (/Firefox|FxiOS/.test(userAgent)) return "Firefox";
  if (/Chrom(?:e|ium)|CriOS|Edg/.test(userAgent)) return "Chromium";
  return /Safari/.test(userAgent) ? "Safari" : "Other";
}
