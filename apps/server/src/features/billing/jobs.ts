import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { settleAllDue } from "./settle-due.ts";

export function billingRecurring(app: App): readonly RecurringJob[] {
  const run = (signal: AbortSignal) => settleAllDue(app, signal);
  return [{ name: "settle-due-plans", everyMs: 60_000, role: "worker", run }];
}
