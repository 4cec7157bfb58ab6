import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { dayMs, deleteOldCounts } from "./vitals-aggregator.ts";

export function telemetryRecurring(app: App): readonly RecurringJob[] {
  const run = () => deleteOldCounts(app);
  return [{ name: "delete-old-vitals", everyMs: dayMs, role: "worker", run }];
}
