import * as z from "zod/mini";
import { endpoint } from "#endpoint.ts";
import { vitalsKeptDays } from "./limits.ts";
import { vitalsReport } from "./schema.ts";

/** Takes a `performanceReport` as a beacon: JSON under whatever type `sendBeacon` may say. */
export const performancePath = "/api/analytics/performance";

export const getVitals = endpoint("GET", "/api/admin/vitals", {
  access: "operator",
  summary: "How fast the pages were for those who visited them, by page and metric",
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(vitalsKeptDays)), 7),
  }),
  reply: vitalsReport,
});
