import { shownShare } from "@goldmane/contracts/telemetry/limits";
import { type Metric, rateMetric } from "@goldmane/contracts/telemetry/rules";
import type { VitalSummary } from "@goldmane/contracts/telemetry/schema";
import { type Bucket, countRatings, quantileOf } from "./quantiles.ts";

/** Null for a metric without reports. */
export function presentSummary(metric: Metric, buckets: readonly Bucket[]): VitalSummary | null {
  const p75 = quantileOf(metric, buckets, shownShare);
  if (p75 === null) return null;
  const { good, poor, ...rest } = countRatings(metric, buckets);
  return {
    metric,
    p75,
    rating: rateMetric(metric, p75),
    counts: { good, needsImprovement: rest["needs-improvement"], poor },
  };
}
