import * as z from "zod/mini";
import { browserFamilies, metricRatings, metrics, rateMetric } from "./rules.ts";

export const metric = z.enum(metrics);

/** Upper bounds for plausible values. */
const mostMs = 600_000;
const mostShift = 100;

/** One metric of one visit, sent by the browser when its value is final. */
export const performanceReport = z
  .strictObject({
    metric,
    /** Milliseconds; unitless for CLS. */
    value: z.number().check(z.minimum(0), z.maximum(mostMs)),
    rating: z.enum(metricRatings),
    /** Epoch milliseconds, by the browser's clock. */
    timestamp: z.int().check(z.positive()),
    /** The page pattern, without query and ids. */
    url: z.string().check(z.regex(/^\/[^\s?#]*$/), z.maxLength(200)),
    /** The browser's family. */
    userAgent: z.string().check(z.maxLength(512)),
  })
  .check(
    z.refine(
      ({ metric: name, value }) => name !== "CLS" || value <= mostShift,
      "CLS is out of range.",
    ),
    z.refine(
      ({ metric: name, value, rating }) => rating === rateMetric(name, value),
      "The rating does not match the value.",
    ),
  );
export type PerformanceReport = z.infer<typeof performanceReport>;

const counts = z.object({ good: z.int(), needsImprovement: z.int(), poor: z.int() });

/** One metric summarized for a page, or for all pages. */
const summary = z.object({
  metric,
  /** Within 5%; the rating is exact. */
  p75: z.number(),
  rating: z.enum(metricRatings),
  /** Visits by rating. */
  counts,
});
export type VitalSummary = z.infer<typeof summary>;

/** A page, by the address that its visits started at. */
const page = z.object({ page: z.string(), ...summary.shape });
export type PageSummary = z.infer<typeof page>;

export const vitalsReport = z.object({
  days: z.int(),
  overall: z.array(summary),
  /** Most visited first. */
  pages: z.array(page),
  /** Reports by browser family, most first. */
  browsers: z.array(z.object({ family: z.enum(browserFamilies), reports: z.int() })),
});
export type VitalsReport = z.infer<typeof vitalsReport>;
