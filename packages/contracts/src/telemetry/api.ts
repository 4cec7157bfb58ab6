import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { vitalsRetentionDays } from "./limits.ts";
import { vitalsReport } from "./schema.ts";

/** Receives a `performanceReport` as a beacon: JSON under any type that `sendBeacon` can send. */
export const performancePath = "/api/analytics/performance";

export const getVitals = endpoint("GET", "/api/admin/vitals", {
  access: "operator",
  summary: "Get Core Web Vitals of real visits, by page and metric",
  query: z.object({
    days: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(vitalsRetentionDays)),
      7,
    ),
  }),
  reply: vitalsReport,
});
