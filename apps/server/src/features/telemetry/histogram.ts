import {
  type Metric,
  type MetricRating,
  rateMetric,
  thresholds,
} from "@goldmane/contracts/telemetry/rules";

/** How many measures lie above an edge, and not above the one that follows it. */
export type Bucket = { above: number; reports: number };

/** Each edge is so much more than the one before: what lies between is known to within 5 %. */
const growth = 1.1;
const firstEdge = 1000;
const lastEdge = 600_000_000;

/** Edges are whole numbers: microseconds; of CLS, whose shifts are small, millionths. */
function scaleOf(metric: Metric): number {
  return metric === "CLS" ? 1_000_000 : 1000;
}

const edges: Readonly<Partial<Record<Metric, readonly number[]>>> = Object.fromEntries(
  Object.entries(thresholds).map(([metric, limits]) => [
    metric,
    // The thresholds are edges themselves, so that no bucket has two ratings.
    layEdges(limits.map((limit) => Math.round(limit * scaleOf(metric as Metric)))),
  ]),
);

function layEdges(limits: readonly number[]): readonly number[] {
  const laid = new Set([0, ...limits]);
  for (let edge = firstEdge; edge < lastEdge * growth; edge *= growth) laid.add(Math.round(edge));
  return [...laid].toSorted((a, b) => a - b);
}

function edgesOf(metric: Metric): readonly number[] {
  return edges[metric] ?? [0];
}

/** The edge that a measure is counted under. */
export function edgeBelow(metric: Metric, value: number): number {
  const scaled = value * scaleOf(metric);
  // 0.1 + 0.2 of a shift is a little more than 0.3: what rates as good is not above its threshold.
  const cap = thresholds[metric].find((limit) => value <= limit);
  const most = cap === undefined ? Infinity : Math.round(cap * scaleOf(metric));
  return edgesOf(metric).findLast((edge) => edge < scaled && edge < most) ?? 0;
}

/** What stands for all measures of a bucket: no further from any of them than 5 %. */
function midOf(metric: Metric, above: number): number {
  const next = edgesOf(metric).find((edge) => edge > above) ?? above;
  const mid = above === 0 ? next / 2 : Math.sqrt(above * next);
  return mid / scaleOf(metric);
}

/** The measure that a share of them does not exceed (nearest rank); null of none. */
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
