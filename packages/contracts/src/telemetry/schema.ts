import * as z from "zod/mini";
import { browserFamilies, metricRatings, metrics, rateMetric } from "./rules.ts";

export const metric = z.enum(metrics);

/** Longer than anybody waits; a page's shifts sum up to less. */
const mostMs = 600_000;
const mostShift = 100;

/** One measure of one visit, as a browser sends it when it is known. */
export const performanceReport = z
  .strictObject({
    metric,
    /** Milliseconds, but of CLS. */
    value: z.number().check(z.minimum(0), z.maximum(mostMs)),
    rating: z.enum(metricRatings),
    /** Epoch milliseconds, by the browser's clock. */
    timestamp: z.int().check(z.positive()),
    /** The page alone: without a query, and without whose or which it is. */
    url: z.string().check(z.regex(/^\/[^\s?#]*$/), z.maxLength(200)),
    /** The browser's family. */
    userAgent: z.string().check(z.maxLength(512)),
  })
  .check(
    z.refine(
      ({ metric: name, value }) => name !== "CLS" || value <= mostShift,
      "No page shifts so far.",
    ),
    z.refine(
      ({ metric: name, value, rating }) => rating === rateMetric(name, value),
      "The rating is not the value's.",
    ),
  );
export type PerformanceReport = z.infer<typeof performanceReport>;

const counts = z.object({ good: z.int(), needsImprovement: z.int(), poor: z.int() });

/** What was measured of one metric: on one page, or on all of them. */
const summary = z.object({
  metric,
  /** At most 5 % off; what it is rated as is exact. */
  p75: z.number(),
  rating: z.enum(metricRatings),
  /** Visits by their own rating. */
  counts,
});
export type VitalSummary = z.infer<typeof summary>;

/** A page that was visited, by the address that its visits began at. */
const page = z.object({ page: z.string(), ...summary.shape });
export type PageSummary = z.infer<typeof page>;

export const vitalsReport = z.object({
  days: z.int(),
  overall: z.array(summary),
  /** Most visited first. */
  pages: z.array(page),
  /** Measures by the browser that sent them, most first. */
  browsers: z.array(z.object({ family: z.enum(browserFamilies), reports: z.int() })),
});
export type VitalsReport = z.infer<typeof vitalsReport>;
