import {
  type Metric,
  type MetricRating,
  rateMetric,
  thresholds,
} from "@goldmane/contracts/telemetry/rules";

/** The number of values above an edge, up to and including the next edge. */
export type Bucket = { above: number; reports: number };

/** Factor between two edges, so that the middle of a bucket is within 5% of its values. */
const growth = 1.1;
const firstEdge = 1000;
const lastEdge = 600_000_000;

/** Edges are integers: microseconds, or millionths for CLS. */
function scaleOf(metric: Metric): number {
  return metric === "CLS" ? 1_000_000 : 1000;
}

const edges: Readonly<Partial<Record<Metric, readonly number[]>>> = Object.fromEntries(
  Object.entries(thresholds).map(([metric, limits]) => [
    metric,
    // The thresholds are edges themselves, so that no bucket has two ratings.
    createEdges(limits.map((limit) => Math.round(limit * scaleOf(metric as Metric)))),
  ]),
);

function createEdges(limits: readonly number[]): readonly number[] {
  const edgeSet = new Set([0, ...limits]);
  for (let edge = firstEdge; edge < lastEdge * growth; edge *= growth)
    edgeSet.add(Math.round(edge));
  return [...edgeSet].toSorted((a, b) => a - b);
}

function edgesOf(metric: Metric): readonly number[] {
  return edges[metric] ?? [0];
}

/** The lower edge of the value's bucket. */
export function edgeBelow(metric: Metric, value: number): number {
  const scaled = value * scaleOf(metric);
  // Scaling can round up past a threshold; a value must stay in a bucket of its own rating.
  const cap = thresholds[metric].find((limit) => value <= limit);
  const most = cap === undefined ? Infinity : Math.round(cap * scaleOf(metric));
  return edgesOf(metric).findLast((edge) => edge < scaled && edge < most) ?? 0;
}

/** The value that represents a bucket, within 5% of its values. */
function midOf(metric: Metric, above: number): number {
  const next = edgesOf(metric).find((edge) => edge > above) ?? above;
  const mid = above === 0 ? next / 2 : Math.sqrt(above * next);
  return mid / scaleOf(metric);
}

/** The quantile by nearest rank; null without values. */
export function quantileOf(
  metric: Metric,
  buckets: readonly Bucket[],
  share: number,
): number | null {
  const total = buckets.reduce((sum, { reports }) => sum + reports, 0);
  const rank = Math.ceil(total * share);
  let reached = 0;
  for (const { above, reports } of buckets.toSorted((a, b) => a.above - b.above)) {
    reached += reports;
    if (reached >= rank && reached > 0) return midOf(metric, above);
  }
  return null;
}

export function countRatings(
  metric: Metric,
  buckets: readonly Bucket[],
): Record<MetricRating, number> {
  const counts: Record<MetricRating, number> = { good: 0, "needs-improvement": 0, poor: 0 };
  for (const { above, reports } of buckets)
    counts[rateMetric(metric, midOf(metric, above))] += reports;
  return counts;
}
