import type { AdviceKind, Metric, MetricRating } from "@goldmane/contracts/telemetry/rules";

/** What a metric tells, in a few words; those who know them know their letters. */
export const metricNames: Readonly<Record<Metric, string>> = {
  LCP: "Largest picture there",
  INP: "Answer to a press",
  CLS: "Shifts on the page",
  FID: "Wait at the first press",
  FCP: "First thing seen",
  TTI: "Ready for presses",
  TTFB: "First byte",
};

export const ratingNames: Readonly<Record<MetricRating, string>> = {
  good: "Good",
  "needs-improvement": "Could be better",
  poor: "Poor",
};

export const ratingLooks = { good: "fine", "needs-improvement": "gold", poor: "alarm" } as const;

export const adviceWords: Readonly<Record<AdviceKind, string>> = {
  video:
    "Films take more than two seconds to begin. A cable, a place nearer to the router, or a lower quality in the player’s menu helps most.",
  cache:
    "Little of the page came from this browser’s own cache. That is so on a first visit; if it stays so, the browser may be set to forget everything when it closes.",
  memory:
    "Memory is nearly used up. Close other tabs, or load this page again, before a long evening of films.",
};
