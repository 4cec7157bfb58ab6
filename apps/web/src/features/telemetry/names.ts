import type { AdviceKind, Metric, MetricRating } from "@goldmane/contracts/telemetry/rules";
import { say } from "#platform/words/say.ts";

/** Short descriptions of the metrics; experts know the abbreviations. */
export const metricNames = (): Readonly<Record<Metric, string>> => ({
  LCP: say`Main content shown`,
  INP: say`Response time`,
  CLS: say`Layout shift`,
  FID: say`First input delay`,
  FCP: say`First paint`,
  TTI: say`Time to interactive`,
  TTFB: say`Time to first byte`,
});

export const ratingNames = (): Readonly<Record<MetricRating, string>> => ({
  good: say`Good`,
  "needs-improvement": say`Needs improvement`,
  poor: say`Poor`,
});

export const ratingVariants = { good: "fine", "needs-improvement": "fair", poor: "alarm" } as const;

export const adviceWords = (): Readonly<Record<AdviceKind, string>> => ({
  video: say`Films take over 2 seconds to start. Move closer to your router, or choose a lower quality.`,
  cache: say`Little of this page came from your browser’s cache. That’s normal on a first visit; otherwise, check whether your browser clears it.`,
  memory: say`Memory is almost full. Close other tabs, or reload this page.`,
});
