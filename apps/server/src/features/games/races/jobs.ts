import type { App } from "#platform/app.ts";
import type { RecurringJob } from "#platform/jobs/recurring-job.ts";
import { sweepRaces } from "./service.ts";

export function racesRecurring(app: App): readonly RecurringJob[] {
  return [{ name: "sweep-races", everyMs: 600_000, role: "web", run: () => sweepRaces(app) }];
}
