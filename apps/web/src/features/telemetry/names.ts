import type { AdviceKind, Metric, MetricRating } from "@goldmane/contracts/telemetry/rules";
import { say } from "#platform/words/say.ts";

/** Short descriptions of the metrics; experts know the abbreviations. */
export const metricNames = (): Readonly<Record<Metric, string>> => ({
  LCP: say`Largest picture there`,
  INP: say`Answer to a press`,
  CLS: say`Shifts on the page`,
  FID: say`Wait at the first press`,
  FCP: say`First thing seen`,
  TTI: say`Ready for presses`,
  TTFB: say`First byte`,
});

export const ratingNames = (): Readonly<Record<MetricRating, string>> => ({
  good: say`Good`,
  "needs-improvement": say`Could be better`,
  poor: say`Poor`,
});

export const ratingVariants = { good: "fine", "needs-improvement": "fair", poor: "alarm" } as const;

export const adviceWords = (): Readonly<Record<AdviceKind, string>> => ({
  video: say`Films take more than two seconds to begin. A cable, a place nearer to the router, or a lower quality in the player’s menu helps most.`,
  cache: say`Little of the page came from this browser’s own cache. That is so on a first visit; if it stays so, the browser may be set to forget everything when it closes.`,
  memory: say`Memory is nearly used up. Close other tabs, or load this page again, before a long evening of films.`,
});
